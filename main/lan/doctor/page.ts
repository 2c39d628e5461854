import { get } from 'node:http';

/** What comes to a browser that opens the address. */
export type Page = 'ours' | 'other' | 'none';

/** By this a browser's tab knows us, and so do we. */
const mark = '<title>High Street</title>';
/** As much of a page as is read, in bytes. */
const enough = 65_536;

/** Opens `http://ip:port/` and looks whether High Street's page comes. Never rejects. `patience` is in milliseconds. */
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
    // Whatever is no HTTP is some other program.
    request.on('error', (error: NodeJS.ErrnoException) => end(error.code?.startsWith('HPE_') ? 'other' : 'none'));
  });
}
