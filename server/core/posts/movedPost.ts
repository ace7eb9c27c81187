import { apiLimits } from '@contract/apiLimits';
import { formerPathKey } from '@contract/formerPath';
import { postMessages } from '@contract/texts/apiMessages';
import * as v from 'valibot';
import { brokenRule } from '../failure';
import { parseJson } from '../http/parseJson';

const isoTime = v.pipe(v.string(), v.isoTimestamp());
const earliest = Date.UTC(1990, 0);

type SentMove = { moveId: string; publishedAt: string; formerUrls: string };

/** Throws 422 if a post that is not part of a move has what only moved posts can have. */
export function requireMove({ moveId, publishedAt, formerUrls }: SentMove) {
  const isMoved = publishedAt !== '' || formerUrls.trim() !== '';
  if (isMoved && moveId === '') throw brokenRule(postMessages.onlyMoved, 'moveId');
}

type SentKey = { moveId: string; clientId?: string | undefined };

/** The idempotency key of a new post. A `clientId` has no space, so that no two moves share a key. */
export const postKey = ({ moveId, clientId }: SentKey) =>
  clientId === undefined || moveId === '' ? clientId : `${moveId} ${clientId}`;

type SentTime = { publishedAt: string; isPublished: boolean };

/** When a moved post was published elsewhere; null if the post is not a moved one. Throws 422. */
export function readPublishedAt({ publishedAt, isPublished }: SentTime, now: number) {
  if (publishedAt === '') return null;
  if (!isPublished) throw brokenRule(postMessages.draftPublishedAt, 'publishedAt');
  const time = v.is(isoTime, publishedAt) ? Date.parse(publishedAt) : NaN;
  // Followers and subscribers are notified of posts that are published when they are stored.
  if (time >= earliest && time < now) return time;
  throw brokenRule(postMessages.publishedAt, 'publishedAt');
}

const pathList = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.transform(formerPathKey),
      v.check((key) => key !== null),
    ),
  ),
  v.maxLength(apiLimits.formerPaths),
);

/** The paths that a moved post had elsewhere, as they are stored. Throws 422. */
export function readFormerPaths(json: string) {
  if (json.trim() === '') return [];
  const list = v.safeParse(pathList, parseJson(json));
  if (!list.success) throw brokenRule(postMessages.formerUrls, 'formerUrls');
  return [...new Set(list.output.flatMap((key) => key ?? []))];
}
