import { spawn, spawnSync } from 'node:child_process';
import { hashInputs, isBuilt } from './buildInputs.mjs';
import { loadEnvironment } from './environment.mjs';
import { ensureInstalled, root } from './install.mjs';

/** Installs what is missing, builds the site if its sources have changed, and starts its server. */
ensureInstalled();
loadEnvironment();

if (!isBuilt(`${root}dist-server`, hashInputs(root))) {
  console.log('Building the site …');
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}scripts/build.mjs`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}The build has failed.`);
    process.exit(status ?? 1);
  }
}

const server = spawn(process.execPath, [`${root}dist-server/main.js`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// A terminal sends SIGINT to both processes; the server ignores the second one.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
