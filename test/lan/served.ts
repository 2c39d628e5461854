import { request } from 'node:http';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Served, serveHost } from '../../main/lan/serve.ts';
import { Bundle } from '../../main/page/bundle.ts';
import { pageIn } from '../../main/page/files.ts';
import { testHost } from '../host/client.ts';
import { smallPage } from './guests.ts';

/** A host served from a folder with a small page in it, until the test is over. */
export async function served(): Promise<Served & { readonly folder: string }> {
  const renderer = smallPage();
  const folder = path.dirname(renderer);
  const page = new Bundle(pageIn(renderer));
  const running = await serveHost(testHost(path.join(folder, 'data')), page, 0);
  onTestFinished(() => running.close());
  return { ...running, folder };
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Requests exactly this path, without the normalisation of a browser. */
export function ask(
  port: number,
  target: string,
  settings: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: target, agent: false, ...settings }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
