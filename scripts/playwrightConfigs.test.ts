import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** `npm test` runs the journeys themselves. */
const configs = readdirSync(`${root}e2e`).filter(
  (name) => name.endsWith('.config.ts') && name !== 'playwright.config.ts',
);

test.each(configs)('the files of %s can be loaded', (config) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'test', '--list', '--config', `e2e/${config}`],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status === 0 ? '' : stdout + stderr).toBe('');
});
