import type { Page } from '@playwright/test';

/** Work for the main process. It travels as its source text, so it uses nothing from outside itself. */
type MainProcessWork = (electron: typeof Electron.CrossProcessExports, argument: unknown) => unknown;

/** The running app: in Electron where its program is on this disk, else in the stand-in for it. */
export interface DesktopApp {
  readonly kind: 'electron' | 'stand-in';
  /** Addresses outside the app that its pages got to ask for, or a window to open on; the stand-in alone can tell. */
  readonly foreign: readonly string[];
  /** Errors the app told in a box of the system's own; the stand-in alone can tell, a real box waits for a person. */
  readonly errorBoxes: readonly string[];
  /** The exit status of the main process, once it has ended. */
  readonly exited: Promise<number | null>;
  firstWindow(): Promise<Page>;
  windows(): Page[];
  /** Runs work in the main process; its result, which must be plain JSON, comes back. */
  evaluate(work: MainProcessWork, argument?: unknown): Promise<unknown>;
  /** Quits the app politely. */
  close(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): void;
}
