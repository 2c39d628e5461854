import { memo, useId } from 'react';

interface CityPavingProps {
  /** Pavement slabs, or the road between two pavements. */
  readonly of?: 'pavement' | 'road' | undefined;
  /** In pixels; by default its container's size. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly className?: string | undefined;
}

/** The ground of the city street. */
export const CityPaving = memo(function CityPaving({
  of = 'pavement',
  width,
  height,
  className = '',
}: CityPavingProps) {
  const slabs = useId();
  return (
    <svg
      width={width ?? '100%'}
      height={height ?? '100%'}
      className={`city-paving ${of} ${className}`}
      aria-hidden="true"
    >
      <pattern id={slabs} width={96} height={48} patternUnits="userSpaceOnUse">
        <rect width={96} height={48} fill="var(--slab)" />
        <path d="M0 .5H96M0 24.500H96M48 0V24M24 24V48M72 24V48" stroke="var(--slab-joint)" fill="none" />
      </pattern>
      <rect width="100%" height="100%" fill={of === 'road' ? 'var(--asphalt)' : `url(#${slabs})`} />
      {of === 'road' && (
        <line x1="0" y1="50%" x2="100%" y2="50%" stroke="var(--road-line)" strokeWidth={4} strokeDasharray="46 44" />
      )}
    </svg>
  );
});
