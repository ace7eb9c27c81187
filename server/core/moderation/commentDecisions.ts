import { limits } from '@contract/limits';
import { moderationTexts } from '@contract/texts/moderationTexts';
import type { CommentDecision } from '@server/data/moderation/moderationPort';
import type { Call } from '../context';
import { forbidden, overtaken } from '../failure';
import { noMentions, serializeComment } from '../serializers/serializeCards';
import { readReason } from './readReason';

/** A reason is needed for what takes a comment away. */
export function readCommentDecision({
  state,
  reason,
}: {
  state: CommentDecision['state'];
  reason: string;
}): CommentDecision {
  const isNeeded = state === 'hidden' || state === 'removed';
  return { state, stateReason: readReason(reason, { isNeeded }) };
}

/** Why a comment was not decided about: its writer has changed it, or the viewer may not. */
export async function refusedDecision(call: Call<'decideComment'>, id: string) {
  const { updatedAt } = call.body;
  const { comments } = call.ports.data;
  const row = updatedAt === undefined ? null : await comments.byId(id);
  if (!row || updatedAt === undefined || row.updatedAt === Date.parse(updatedAt))
    return forbidden();
  const reader = { id: call.viewer.id, decides: true, ignoresMutes: true };
  const page = await comments.thread({ commentId: id, reader, take: limits.pageSize });
  const present = page && [page.thread, ...page.replies].find((one) => one.id === id);
  return overtaken(moderationTexts.changedMeanwhile, {
    comment: present ? serializeComment(present, noMentions) : null,
  });
}
