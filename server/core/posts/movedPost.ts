import { apiLimits } from '@contract/apiLimits';
import { formerPathKey } from '@contract/formerPath';
import { postMessages } from '@contract/texts/apiMessages';
import * as v from 'valibot';
import { brokenRule } from '../failure';
import { parseJson } from '../http/parseJson';

const isoTime = v.pipe(v.string(), v.isoTimestamp());
const earliest = Date.UTC(1990, 0);

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
