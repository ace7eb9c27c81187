import { backgroundSettled } from './createTestPorts';
import { currentEnvironment } from './currentEnvironment';

/**
 * Runs a race with up to `most` seeds, which interleave its calls in different ways; the environment decides about the
 * share of them. A failure names its seed.
 */
export async function eachSeed(most: number, race: (seed: number) => Promise<void>) {
  for (let seed = 1; seed <= Math.ceil(most * currentEnvironment().share); seed += 1) {
    try {
      await race(seed);
    } catch (cause) {
      throw new Error(`The race fails with the seed ${seed}.`, { cause });
    }
    await backgroundSettled();
  }
}
