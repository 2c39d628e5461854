/** A line of its own in the usage; an option that says nothing is for programs of ours, and not listed. */
interface Said {
  readonly says?: string;
}

/** On or off. */
interface Switch extends Said {
  readonly kind: 'switch';
}

interface Valued extends Said {
  /** What stands behind the option in the usage: "N", "FOLDER". */
  readonly value: string;
}

export interface TextOption extends Valued {
  readonly kind: 'text';
  readonly usual?: string;
}

/** May be given several times. */
interface TextsOption extends Valued {
  readonly kind: 'texts';
}

/** From `least` (1 where nothing is said) to `most`. */
export interface NumberOption extends Valued {
  readonly kind: 'whole-number';
  readonly usual?: number;
  readonly least?: number;
  readonly most?: number;
}

interface ChoiceOption extends Valued {
  readonly kind: 'one-of';
  readonly of: readonly string[];
  readonly usual?: string;
}

export type Option = Switch | TextOption | TextsOption | NumberOption | ChoiceOption;

/** A command as it is typed, what it does, and what it takes behind it. */
export interface Command<Options extends Readonly<Record<string, Option>> = Readonly<Record<string, Option>>> {
  /** "npm run arena". */
  readonly start: string;
  readonly says: string;
  readonly options?: Options;
  /** Words without dashes, any number of them. */
  readonly parts?: { readonly value: string; readonly of: readonly string[]; readonly says: string };
}

type Of<Each extends Option> = Each extends Switch
  ? boolean
  : Each extends TextsOption
    ? readonly string[]
    : Each extends NumberOption
      ? Each extends { readonly usual: number }
        ? number
        : number | undefined
      : Each extends { readonly usual: string }
        ? string
        : string | undefined;

/** What was given: a number where one is declared, undefined for an option that was not given and has no usual value. */
export interface Given<Options extends Readonly<Record<string, Option>>> {
  readonly values: { readonly [Name in keyof Options]: Of<Options[Name]> };
  readonly parts: readonly string[];
}

export declare class WrongArguments extends Error {}
export declare function usageOf(command: Command): string;
export declare function readCommandLine<const Options extends Readonly<Record<string, Option>>>(
  command: Command<Options>,
  args: readonly string[],
): Given<Options>;
export declare function commandLine<const Options extends Readonly<Record<string, Option>>>(
  command: Command<Options>,
  args?: readonly string[],
): Given<Options>;
export declare function endWrongly(command: Command, why: string): never;
export declare function endWithHelp(commands: readonly Command[], args: readonly string[]): void;
