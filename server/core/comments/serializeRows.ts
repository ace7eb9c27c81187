import type { CommentCardRow } from '@server/data/rows/communityRows';
import type { RequestContext } from '../context';
import { serializeComment } from '../serializers/serializeCards';
import { mentionedUsernames, readMentions } from './mentionedUsernames';

/** Comments one after the other, with their mentions. */
export async function serializeRows(context: RequestContext, rows: readonly CommentCardRow[]) {
  const mentioned = await mentionedUsernames(context, readMentions(rows));
  return rows.map((row) => ({ ...serializeComment(row, mentioned), firstReplies: [] }));
}
