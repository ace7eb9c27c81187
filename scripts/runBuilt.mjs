import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadEnvironment } from './environment.mjs';
import { ensureInstalled, root } from './install.mjs';

// Runs a program of the build: `node scripts/runBuilt.mjs <name> [arguments]`. Builds only if it is missing: the site can be
// running from the build.
const [name, ...args] = process.argv.slice(2);
ensureInstalled();
loadEnvironment();
const program = `${root}dist-server/${name}.js`;
if (!existsSync(program)) {
  console.log('Building the site …');
  const build = spawnSync(process.execPath, [`${root}scripts/build.mjs`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (build.status !== 0) {
    console.error(`${build.stdout}${build.stderr}The build has failed.`);
    process.exit(build.status ?? 1);
  }
}
const { status } = spawnSync(process.execPath, [program, ...args], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
