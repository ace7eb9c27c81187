import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadEnvironment } from './environment.mjs';
import { ensureInstalled, root } from './install.mjs';

/**
 * Runs a program of the build with the arguments of this process. Builds only if it is missing: the site
 * can be running from the build.
 */
export function runBuilt(name) {
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
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
