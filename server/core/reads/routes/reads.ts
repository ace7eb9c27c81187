import { limits } from '@contract/limits';
import { notificationMessages, readMessages } from '@contract/texts/apiMessages';
import type { ReadRow } from '@server/data/rows/rows';
import { accountNotFound } from '../../accounts/accountErrors';
import type { Call, Handlers } from '../../context';
import { ApiFailure, brokenRule } from '../../failure';
import { toIsoTime } from '../../serializers/serializeUser';

type Sent = Call<'saveReads'>['body']['reads'][number];
type NewRead = Omit<ReadRow, 'userId'>;

function readTime(text: string, now: number) {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new ApiFailure(400, notificationMessages.unknownTime);
  return Math.min(time, now);
}

/** The later one of each post. */
function latestOf(sent: readonly Sent[], now: number) {
  const latest = new Map<string, NewRead>();
  for (const { postId, revision, readAt, lastBlock } of sent) {
    const read = { postId, revision, readAt: readTime(readAt, now), lastBlock };
    const known = latest.get(postId);
    if (!known || read.readAt >= known.readAt) latest.set(postId, read);
  }
  return [...latest.values()];
}

function serializeRead({ postId, revision, readAt, lastBlock }: ReadRow) {
  return { postId, revision, readAt: toIsoTime(readAt), lastBlock };
}

/** What members have read, if they want their account to store it. */
export const readHandlers = {
  async listReads({ viewer, ports: { data } }) {
    const reads = await data.reads.list(viewer.id);
    const isKept = viewer.keepsReads;
    return { message: readMessages.fetched, reads: reads.map(serializeRead), isKept };
  },

  async saveReads({ viewer, body, ports: { data, clock } }) {
    if (body.reads.length > limits.mostReads) throw brokenRule(readMessages.tooMany);
    const reads = latestOf(body.reads, clock.now());
    const { ifKept } = body;
    const given = { userId: viewer.id, reads, ifKept, most: limits.mostReads };
    const result = await data.reads.save(given);
    if (result === null) throw accountNotFound();
    const isKept = result === 'saved';
    return { message: isKept ? readMessages.saved : readMessages.notKept, isKept };
  },

  async deleteReads({ viewer, ports: { data } }) {
    if (!(await data.reads.forget(viewer.id))) throw accountNotFound();
    return { message: readMessages.forgotten };
  },
} satisfies Partial<Handlers>;
