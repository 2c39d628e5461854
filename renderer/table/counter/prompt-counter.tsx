import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyMove } from '../../../shared/engine/index.ts';
import { Button, PRESSING_NOTE } from '../../design/index.ts';
import { TableContext } from '../table-context.ts';
import type { Action, Prompt, Stepper } from './prompt.ts';
import { PromptBar } from './prompt-bar.tsx';
import { useConfirmation } from './use-doubt.ts';

interface PlanCounterProps<Move extends AnyMove, Choice extends object> {
  readonly prompt: Prompt<Move, Choice>;
  /** The pending choice that the plan was made from: a new object after every change. */
  readonly choice?: Choice;
  play(...moves: readonly Move[]): void;
  /** Changes the pending choice, for plans with such buttons. */
  change?(changed: Partial<Choice>): void;
  /** Sets the value of a stepper. */
  step?(key: string, value: number): void;
  /** Clears the pending choice, for plans that allow it. */
  putBack(): void;
  /** Opens the rules at a heading; absent without rules, or if the button does not fit. */
  readonly openRule?: ((anchor: string) => void) | undefined;
  /** Whether there is a keyboard, and the space to name the key. */
  readonly hotkeys?: boolean;
  /** The game's own extra buttons, before the plan's. */
  readonly buttons?: ReactNode;
  /** Shown on the counter beside its buttons, such as a till. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * The counter for a plan: its question, steppers and buttons. Enter presses the main button, Escape clears the choice.
 */
export function PromptCounter<Move extends AnyMove, Choice extends object = object>({
  prompt,
  choice,
  play,
  change = () => {},
  step = () => {},
  putBack,
  openRule,
  hotkeys = false,
  buttons,
  children,
  className,
}: PlanCounterProps<Move, Choice>) {
  const { t } = useTranslation('shell');
  const takesEnter = hotkeys && prompt.actions.some(({ main }) => main);
  const { explanation, blunderWarning } = useContext(TableContext);
  useEffect(() => {
    if (explanation !== undefined) explanation.rule.current = prompt.rule;
  }, [explanation, prompt.rule]);
  const confirmation = useConfirmation(prompt.actions, choice);
  const hint = blunderWarning?.said ?? confirmation.asking?.confirmation ?? prompt.hint;
  const act = (action: Action<Move, Choice>, clicks: number): void => {
    if (confirmation.holdsBack(action, clicks)) {
      blunderWarning?.leaveToCounter(action.moves);
      return;
    }
    if (action.change === undefined) play(...action.moves);
    else change(action.change);
  };
  useEscape(() => {
    blunderWarning?.drop();
    if (confirmation.asking !== null) confirmation.drop();
    else if (prompt.clears) putBack();
  });
  return (
    <PromptBar
      title={prompt.title}
      {...(hint === null ? {} : { hint })}
      icon={prompt.icon ?? 'bell'}
      {...(className === undefined ? {} : { className })}
    >
      <div className="counter-actions">
        {takesEnter && (
          <p className="pressing-note" id={PRESSING_NOTE}>
            <kbd className="key">{t('keys.space')}</kbd> {t('counter.pressesFocus')}
          </p>
        )}
        {prompt.steppers.map((stepper) => (
          <NumberStepper key={stepper.key} stepper={stepper} set={(value) => step(stepper.key, value)} />
        ))}
        {buttons}
        {openRule !== undefined && (
          <Button kind="quiet" icon="book" label={t('counter.rule')} onPress={() => openRule(prompt.rule)} />
        )}
        {prompt.clears && <Button kind="quiet" icon="back" label={t('counter.putBack')} onPress={putBack} />}
        {prompt.actions.map((action) => (
          <Button
            key={action.key}
            action={action.key}
            kind={action.main ? 'primary' : 'quiet'}
            icon={action.icon}
            shownKey={action.main ? { key: 'Enter', written: hotkeys ? t('keys.enter') : undefined } : undefined}
            pressed={action.pressed}
            disabledReason={action.disabledReason}
            onPress={(clicks) => act(action, clicks)}
          >
            {action === confirmation.asking ? t('counter.allTheSame') : action.label}
          </Button>
        ))}
      </div>
      {children}
    </PromptBar>
  );
}

/** Handles Escape wherever the focus is, except over a sheet or in a field. */
function useEscape(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.repeat) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.target instanceof Element && event.target.closest('textarea, select, input') !== null) return;
      latest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

/** A number between its minus and plus buttons. */
function NumberStepper({ stepper, set }: { readonly stepper: Stepper; set(value: number): void }) {
  const { t } = useTranslation('shell');
  const { label, value, values, text } = stepper;
  const at = values.indexOf(value);
  const step = (by: number): void => {
    const next = values[Math.max(0, Math.min(values.length - 1, at + by))];
    if (next !== undefined) set(next);
  };
  return (
    <fieldset className="counter-stepper" aria-label={label}>
      <span className="counter-stepper-label" aria-hidden="true">
        {label}
      </span>
      <Button
        icon="minus"
        action={`${stepper.key}-`}
        label={t('counter.less', { what: label })}
        disabled={at <= 0}
        onPress={() => step(-1)}
      />
      <output aria-live="polite" title={label}>
        {text}
      </output>
      <Button
        icon="plus"
        action={`${stepper.key}+`}
        label={t('counter.more', { what: label })}
        disabled={at >= values.length - 1}
        onPress={() => step(1)}
      />
    </fieldset>
  );
}
