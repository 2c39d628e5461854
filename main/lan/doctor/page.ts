import { get } from 'node:http';

/** What a browser gets at the address. */
export type Page = 'ours' | 'other' | 'none';

/** The title that identifies our page. */
const mark = '<title>High Street</title>';
/** Number of bytes of a page to read. */
const enough = 65_536;

/** Opens `http://ip:port/` and checks for High Street's page. Never rejects. `patience` in milliseconds. */
export function openPage(ip: string, port: number, patience: number): Promise<Page> {
  return new Promise((resolve) => {
    const end = (page: Page): void => {
      clearTimeout(late);
      request.destroy();
      resolve(page);
    };
    const request = get({ host: ip, port, path: '/', agent: false }, (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      const judge = (): void => {
        const text = Buffer.concat(parts).toString('utf8');
        end(response.statusCode === 200 && text.includes(mark) ? 'ours' : 'other');
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length >= enough) judge();
      });
      response.on('end', judge);
      response.on('error', () => end('none'));
    });
    const late = setTimeout(end, patience, 'none');
    // A response that is not HTTP comes from another program.
    request.on('error', (error: NodeJS.ErrnoException) => end(error.code?.startsWith('HPE_') ? 'other' : 'none'));
  });
}
