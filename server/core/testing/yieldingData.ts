import type { Data } from '@server/data/port';
import { aroundCalls } from '@server/lib/aroundCalls';

/** Other tasks run before this resolves, as while a database answers. */
function nextTask() {
  return new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
}

/** Numbers from 0 to 3 in an order that the seed decides. */
function createDelays(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 30;
  };
}

/**
 * The same data, but every method waits a few tasks before and after its transaction, so that
 * parallel requests interleave between reading and writing. The seed decides how.
 */
export function createYieldingData(data: Data, seed = 1): Data {
  const delay = createDelays(seed);
  const pause = async () => {
    for (let left = delay(); left > 0; left -= 1) await nextTask();
  };
  return aroundCalls(data, async ({ run }) => {
    await pause();
    const answer = await run();
    await pause();
    return answer;
  });
}
