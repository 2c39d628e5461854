// npm run dev: the page with hot reload, and the server in Node, restarted whenever one of its files changes.
import { spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { endWithUs } from './child.mjs';
import { commandLine } from './command-line.mjs';
import { ensureDependencies } from './ready.mjs';
import { inRoot, root } from './root.mjs';
import { dataFolder, folderIn, pagePort, portIn } from './serving-options.mjs';

const command = {
  name: 'npm run dev',
  summary: 'Serves the page with hot reload, and runs the host in Node, restarted whenever one of its files changes.',
  options: {
    port: { ...pagePort, help: 'port of the page (default: 5173)' },
    data: { ...dataFolder, help: 'folder for games and settings (default: dist/dev-data)' },
  },
};
const given = commandLine(command, ({ values }) => ({
  port: portIn('port', values.port) ?? 5173,
  data: folderIn(values.data) ?? inRoot('dist/dev-data'),
}));

/** A free TCP port of this machine. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createNetServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

await ensureDependencies();
const { createServer } = await import('vite');

const hostPort = String(await freePort());
const host = spawn(
  process.execPath,
  ['--watch', '--import', 'tsx', 'main/server.ts', '--port', hostPort, '--data', given.data],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
);
endWithUs(host);

const hostAddress = `http://127.0.0.1:${hostPort}`;
const page = await createServer({
  configFile: inRoot('renderer/vite.config.ts'),
  server: {
    host: '127.0.0.1',
    port: given.port,
    proxy: {
      '/table': {
        target: hostAddress,
        ws: true,
        changeOrigin: true,
        configure(proxy) {
          proxy.on('proxyReqWs', (onward, { headers }) => {
            // The server only accepts pages it served itself. Treat this page as its own; it still rejects others.
            if (headers.origin === `http://${headers.host}`) onward.setHeader('origin', hostAddress);
          });
        },
      },
    },
  },
});
await page.listen();
host.stdout.on('data', (chunk) => {
  // the pass printed by the server opens this page too
  const [pass] = /\?pass=\S+/.exec(chunk) ?? [];
  if (pass) console.log(`High Street is open at ${page.resolvedUrls?.local[0]}${pass}`);
});
host.once('exit', () => page.close().then(() => process.exit(0)));
