import { spawn } from 'node:child_process';
import { build, createServer } from 'vite';
import { addDatabase, serverBuild } from './buildServer.mjs';
import { loadEnvironment } from './environment.mjs';
import { ensureInstalled, root } from './install.mjs';

/**
 * Serves the page with hot reloading from Vite, which passes API calls on to the real server. The server
 * is built and started again after each change of its sources.
 */
ensureInstalled();
loadEnvironment();

const pagePort = Number(process.env.PORT ?? 3000);
const apiPort = pagePort + 1;
const outDir = `${root}dist-dev-server`;
const api = `http://127.0.0.1:${apiPort}`;

process.env.SITE_URL ??= `http://localhost:${pagePort}`;

let server;

function startServer() {
  const next = spawn(process.execPath, [`${outDir}/main.js`, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, PORT: `${apiPort}`, HOST: '127.0.0.1' },
    stdio: 'inherit',
  });
  next.on('exit', () => {
    if (server === next) server = undefined;
  });
  server = next;
}

/** The old process closes the database before the new one opens it. */
function restartServer() {
  if (!server) return startServer();
  server.once('exit', startServer);
  server.kill('SIGTERM');
}

const options = serverBuild(outDir);
const watcher = await build({ ...options, build: { ...options.build, watch: {} } });
watcher.on('event', (event) => {
  if (event.code === 'END') {
    addDatabase(outDir);
    restartServer();
  }
  if (event.code === 'ERROR') console.error(event.error);
});

const passedOn = ['/api', '/setup', '/feed', '/robots.txt', '/sitemap'];
const page = await createServer({
  root,
  server: {
    port: pagePort,
    strictPort: true,
    proxy: Object.fromEntries(passedOn.map((path) => [path, { target: api }])),
  },
});
await page.listen();
page.printUrls();

function stop() {
  server?.once('exit', () => process.exit(0));
  if (!server?.kill('SIGTERM')) process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
