import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const taken = v.object({
  site: v.array(v.number()),
  floor: v.array(v.number()),
  failed: v.number(),
});

/** How long answers took, in milliseconds. */
export type ReaderTimes = v.InferOutput<typeof taken>;

const script = fileURLToPath(new URL('reader.mjs', import.meta.url));

/** A quiet reader of the site, beside one of an idle server. */
export function startReader(site: string, floor: string) {
  const child = fork(script, [site, floor]);
  return {
    /** The times of the answers since the last call. */
    async take(): Promise<ReaderTimes> {
      const answer = once(child, 'message');
      child.send('take');
      const [message]: unknown[] = await answer;
      return v.parse(taken, message);
    },
    stop: () => child.disconnect(),
  };
}
