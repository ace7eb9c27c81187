import { expect, test } from 'vitest';
import { eachSeed } from './eachSeed';

test('a race that fails names its seed', async () => {
  const seeds: number[] = [];
  const race = async (seed: number) => {
    seeds.push(seed);
    if (seed === 3) throw new Error('Two are created.');
  };
  await expect(eachSeed(12, race)).rejects.toThrow('the seed 3');
  expect(seeds).toEqual([1, 2, 3]);
});
