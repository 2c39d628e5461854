import { Drawing, type Labelled } from '../drawing/drawing.tsx';

interface ShopkeeperProps extends Labelled {
  /** Pixels at the default text size. */
  readonly width?: number | undefined;
}

const skin = '#e8bf96';
const hair = '#d8d2c6';
const apron = 'M62 206l6-58 14-6c2 14 34 14 36 0l14 6 6 58Z';

/** The lesson's teacher: grey bun with a pencil in it, round glasses, striped apron. */
export function Shopkeeper({ width = 200, label, className = '' }: ShopkeeperProps) {
  const scale = width / 200;
  return (
    <Drawing width={width} height={Math.round(width * 1.02)} label={label} className={`shopkeeper ${className}`}>
      <g
        transform={`scale(${scale.toFixed(3)})`}
        stroke="var(--print)"
        strokeWidth={2.4}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <circle cx={112} cy={24} r={20} fill={hair} />
        <path d="M100 20c6 6 18 6 24 0" fill="none" strokeWidth={1.8} />
        <path d="M22 206c0-46 22-66 78-66s78 20 78 66Z" fill="#5a7f74" />
        <path d="M84 128h32v22c0 10-32 10-32 0Z" fill="#d9a983" />
        <path d={apron} fill="#fff6e2" />
        <path d="M76 160l-3 46M92 164v42M108 164v42M124 160l3 46" stroke="#a23a28" strokeWidth={6} fill="none" />
        <path d={apron} fill="none" />
        <path d="M52 88c-4-38 18-60 48-60s52 22 48 60c-2 32-22 52-48 52s-46-20-48-52Z" fill={skin} />
        <path
          d="M50 92c-8-46 22-70 50-70s58 24 50 70c-4-22-14-36-26-42-20 14-46 12-58 6-8 8-13 20-16 36Z"
          fill={hair}
        />
        <path d="M74 40c10 6 30 8 46 0M66 50c4-4 6-8 8-10" fill="none" strokeWidth={1.6} />
        <circle cx={80} cy={88} r={14} fill="#fffaf0" fillOpacity={0.75} />
        <circle cx={120} cy={88} r={14} fill="#fffaf0" fillOpacity={0.75} />
        <path d="M94 86q6-5 12 0" fill="none" />
        <g fill="var(--print)" stroke="none">
          <circle cx={81} cy={89} r={3.6} />
          <circle cx={119} cy={89} r={3.6} />
        </g>
        <path d="M70 70q9-6 18-2M112 68q9-4 18 2" fill="none" stroke="#8a8377" strokeWidth={3} />
        <path d="M100 94q-6 12 2 14" fill="none" />
        <path d="M84 118q16 14 32 0" fill="none" stroke="#8c3a2a" strokeWidth={3} />
        <g fill="#e58f78" stroke="none" opacity={0.5}>
          <circle cx={68} cy={108} r={7} />
          <circle cx={132} cy={108} r={7} />
        </g>
        <path d="M120 34l40-16" stroke="#a86c3c" strokeWidth={5} />
        <path d="M158 19l10-5" strokeWidth={4} />
      </g>
    </Drawing>
  );
}

/** The marker of a lesson: a red paper arrow that points down, its tip in the middle of its lower edge. */
export function LessonArrow({ size = 58 }: { readonly size?: number }) {
  return (
    <Drawing width={size} height={size} className="lesson-arrow">
      <g transform={`scale(${(size / 60).toFixed(3)})`} strokeLinejoin="round">
        <path d="M20 4h20v26h14L30 57 6 30h14Z" fill="#a23a28" stroke="var(--print)" strokeWidth={2.5} />
        <path
          d="M25 9h10v26h7L30 49 18 35h7Z"
          fill="none"
          stroke="var(--cream)"
          strokeOpacity={0.6}
          strokeWidth={1.6}
        />
      </g>
    </Drawing>
  );
}
