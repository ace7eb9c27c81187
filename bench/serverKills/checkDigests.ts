import type { RunQuery } from '@server/data/postgres/connection/driver';
import * as v from 'valibot';

const member = v.object({ userId: v.string(), newest: v.number() });
export type NotifiedMember = v.InferOutput<typeof member>;

/** Members who chose e-mails at once and have not seen something, and when the newest of it happened. */
const members = `SELECT n.user_id AS "userId", max(n.created_at)::float8 AS newest FROM notifications n
  JOIN notification_choices c ON c.user_id = n.user_id AND c.kind = n.kind AND c.letter = 'now'
  WHERE NOT n.is_seen AND n.created_at >= $1 GROUP BY n.user_id`;

export const readNotifiedMembers = async (query: RunQuery, since: number) =>
  v.parse(v.array(member), await query(members, [since], 'objects'));

type Received = readonly { source: string }[];

/** An e-mail at once has the end of its time and its member in its id. */
const letterId = /^Message-ID: <now\.(\d+)\.(.+)@[^@\r\n]+>/im;

/** Those who have no e-mail about the newest of what happened. */
export function withoutDigest(members: readonly NotifiedMember[], received: Received) {
  const ends = new Map<string, number>();
  for (const { source } of received) {
    const [, end = '', userId = ''] = letterId.exec(source.replaceAll(/\r\n[ \t]+/g, ' ')) ?? [];
    if (userId !== '') ends.set(userId, Math.max(Number(end), ends.get(userId) ?? 0));
  }
  return members
    .filter(({ userId, newest }) => (ends.get(userId) ?? 0) <= newest)
    .map(({ userId }) => userId);
}
