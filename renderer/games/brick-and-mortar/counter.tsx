import { useEffect, useRef } from 'react';
import { Button, completeMovements, Till } from '../../design/index.ts';
import { PromptBar } from '../../table/index.ts';
import { setAmount } from './desk.tsx';
import { lacksSide } from './layout.ts';
import { type Plan, planOf, type Stepper } from './prompt/index.ts';
import { LookInside } from './sealed.tsx';
import { playerOf, useTable } from './table.ts';

const typing = 'button, a, [role="button"], textarea, select, input:not([type="range"]), dialog *';

/** The counter: what is asked, what it costs and brings, the buttons for it, and the till. */
export function BrickCounter() {
  const table = useTable();
  const { words, near, view, play, change, hasRules, layout } = table;
  const plan = planOf(table, table.half);
  const main = plan.actions.find((action) => action.main);
  const enter = useRef<() => void>(() => {});
  enter.current = () => {
    if (main !== undefined) play(...main.moves);
  };
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      completeMovements();
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(typing) !== null) return;
      enter.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  const { money } = playerOf(view, near);
  return (
    <PromptBar
      asks={plan.asks}
      {...(plan.says === null ? {} : { says: plan.says })}
      icon={plan.icon ?? 'bell'}
      className="bm-counter"
    >
      <div className="bm-actions">
        <Steppers plan={plan} />
        {table.sealed && <LookInside />}
        {hasRules && layout.side && (
          <Button kind="quiet" icon="book" label={words.say('the-rule')} onPress={() => table.openRule(plan.rule)} />
        )}
        {plan.clears && (
          <Button
            kind="quiet"
            icon="back"
            label={words.say('put-back')}
            onPress={() => change({ selected: null, faces: {}, order: [], amounts: {} })}
          />
        )}
        {plan.actions.map((action) => (
          <Button
            key={action.key}
            kind={action.main ? 'primary' : 'quiet'}
            icon={action.icon}
            hotkey={action.main && layout.side ? words.say('enter') : undefined}
            onPress={() => play(...action.moves)}
          >
            {action.label}
          </Button>
        ))}
      </div>
      {money !== null && lacksSide(layout) && (
        <p className="bm-money">
          <span className="unseen">{words.say('spoken.till', { money: words.money(money) })}</span>
          <span aria-hidden="true">{words.money(money)}</span>
        </p>
      )}
      {money !== null && layout.side && (
        <Till
          money={words.money(money)}
          label={words.say('spoken.till', { money: words.money(money) })}
          className="bm-till"
        />
      )}
    </PromptBar>
  );
}

function Steppers({ plan }: { readonly plan: Plan }) {
  return plan.steppers.map((stepper) => <NumberStepper key={stepper.key} stepper={stepper} />);
}

/** A number between its buttons; hidden where there is nothing to step. */
function NumberStepper({ stepper }: { readonly stepper: Stepper }) {
  const table = useTable();
  const { words } = table;
  const { key, label, value, values, text } = stepper;
  const set = setAmount(table, key);
  const at = values.indexOf(value);
  const step = (by: number): void => {
    const next = values[Math.max(0, Math.min(values.length - 1, at + by))];
    if (next !== undefined) set(next);
  };
  return (
    <fieldset className="bm-stepper" aria-label={label}>
      <span className="bm-stepper-label" aria-hidden="true">
        {label}
      </span>
      <Button
        icon="minus"
        label={words.say('steps.less-of', { what: label })}
        disabled={at <= 0}
        onPress={() => step(-1)}
      />
      <output aria-live="polite" title={label}>
        {text}
      </output>
      <Button
        icon="plus"
        label={words.say('steps.more-of', { what: label })}
        disabled={at >= values.length - 1}
        onPress={() => step(1)}
      />
    </fieldset>
  );
}
