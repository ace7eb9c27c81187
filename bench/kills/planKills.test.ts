import { expect, test } from 'vitest';
import { endingNames } from '../../e2e/pages/endings';
import { planKills } from './planKills';
import { targets } from './targets';

test('a hundred kills cover every target with every ending, at the same moments each time', () => {
  const kills = planKills(100);
  const pairs = new Set(kills.map(({ target, ending }) => `${target.name} ${ending}`));
  expect(kills).toHaveLength(100);
  expect(pairs.size).toBe(targets.length * endingNames.length);
  expect(planKills(100)).toEqual(kills);
});
