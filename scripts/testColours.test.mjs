import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root, tool } from './install.mjs';
import { testColours } from './testColours.mjs';

const withoutColours = { env: { NO_COLOR: '1', FORCE_COLOR: '0' }, biome: ['--colors=off'] };

test('the tools write colours only to a terminal, and none if NO_COLOR is set', () => {
  expect(testColours({ isTTY: true }, {})).toEqual({ env: {}, biome: [] });
  expect(testColours({ isTTY: true }, { NO_COLOR: '1' })).toEqual(withoutColours);
  expect(testColours({}, { FORCE_COLOR: '1' })).toEqual(withoutColours);
});

test.each([
  ['vitest', [...tool('vitest', 'vitest.mjs'), 'run']],
  ['biome', [...tool('@biomejs/biome', 'bin/biome'), 'ci', ...withoutColours.biome]],
])('%s writes no colours', (_, [program, ...args]) => {
  const env = { ...process.env, ...withoutColours.env };
  const { stdout, stderr } = spawnSync(program, [...args, 'no-such-file'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(stdout + stderr).not.toBe('');
  expect(stdout + stderr).not.toContain('\u001b');
});
