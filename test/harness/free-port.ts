import { once } from 'node:events';
import { createServer } from 'node:net';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  server.close();
  if (place === null || typeof place === 'string') throw new Error('The system gave no port.');
  return place.port;
}
