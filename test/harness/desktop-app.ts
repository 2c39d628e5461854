import type { Page } from '@playwright/test';

/** Work for the main process. It is sent as source text, so it must not use anything outside itself. */
type MainProcessWork = (electron: typeof Electron.CrossProcessExports, argument: unknown) => unknown;

/** The running app: in Electron if it is installed, else in the stand-in for it. */
export interface DesktopApp {
  readonly kind: 'electron' | 'stand-in';
  /** External addresses that its pages requested or tried to open a window on; only in the stand-in. */
  readonly foreign: readonly string[];
  /** Errors that the app reported in a system dialog; only in the stand-in, since a real one waits for a person. */
  readonly errorBoxes: readonly string[];
  /** The exit status of the main process, once it has ended. */
  readonly exited: Promise<number | null>;
  firstWindow(): Promise<Page>;
  windows(): Page[];
  /** Runs work in the main process and returns its result, which must be plain JSON. */
  evaluate(work: MainProcessWork, argument?: unknown): Promise<unknown>;
  close(): Promise<void>;
  kill(): void;
}
