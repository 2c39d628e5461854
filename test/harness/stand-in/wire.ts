import { z } from 'zod';

/** Messages from the stand-in's main process to the test that started it. */
export type FromMain =
  | {
      readonly type: 'create';
      readonly id: number;
      readonly width: number;
      readonly height: number;
      readonly preload: string | null;
    }
  | { readonly type: 'load'; readonly id: number; readonly url: string }
  | { readonly type: 'send'; readonly id: number; readonly channel: string; readonly text: string }
  | { readonly type: 'close' | 'reload'; readonly id: number }
  | { readonly type: 'second-instance'; readonly userData: string; readonly args: readonly string[] }
  | { readonly type: 'error-box'; readonly text: string }
  | { readonly type: 'answer'; readonly request: number; readonly result?: unknown; readonly error?: string };

/** Messages from the test: actions of a page, and questions that need an answer. */
export type ToMain =
  | { readonly type: 'loaded' | 'closed' | 'navigated'; readonly id: number; readonly url: string }
  | { readonly type: 'second-instance'; readonly args: readonly string[] }
  | { readonly type: 'ipc'; readonly id: number; readonly url: string; readonly channel: string; readonly text: string }
  | Question;

export type Question =
  | { readonly type: 'may-navigate' | 'may-open'; readonly request: number; readonly id: number; readonly url: string }
  | {
      readonly type: 'may-use';
      readonly request: number;
      readonly permission: string;
      readonly url: string;
      readonly isMainFrame: boolean;
    }
  | { readonly type: 'fetch'; readonly request: number; readonly url: string; readonly method: string }
  | { readonly type: 'evaluate'; readonly request: number; readonly source: string; readonly argument: unknown };

/** A file as the app's own scheme serves it; its body as base64. */
export const served = z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() });
export type Served = z.infer<typeof served>;

/** Sends to the test, while it is connected. */
export function send(message: FromMain): void {
  if (process.connected) process.send?.(message);
}
