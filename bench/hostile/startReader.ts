import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const taken = v.object({
  site: v.array(v.number()),
  floor: v.array(v.number()),
  saves: v.array(v.number()),
  uploads: v.array(v.number()),
  signIns: v.array(v.number()),
  /** The statuses of the other answers. */
  failures: v.array(v.string()),
});

/** How long answers took, in milliseconds. */
export type ReaderTimes = v.InferOutput<typeof taken>;

type Addresses = {
  site: string;
  floor: string;
  /** A post that is saved again and again, with other content. */
  save: { url: string; headers: Record<string, string>; fields: Record<string, string> };
  /** A small picture, in base64, that is uploaded again and again. */
  upload: { url: string; headers: Record<string, string>; file: string };
  /** A member who signs in with the right password again and again. */
  signIn: { url: string; headers: Record<string, string>; body: string };
};

const script = fileURLToPath(new URL('reader.mjs', import.meta.url));

/** A quiet reader, a writer of the site, and a member who signs in, beside a reader of an idle server. */
export function startReader(addresses: Addresses) {
  const child = fork(script, [JSON.stringify(addresses)]);
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
