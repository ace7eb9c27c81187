import type { Mentions } from '@contract/comments/mentions';
import { parseComment } from '@contract/comments/parseComment';
import type { ReviewSetting } from '@contract/site/siteEntities';
import { commentNotifications } from '@server/rules/commentNotifications';
import { type CommentFacts, judgeComment } from '@server/rules/comments';
import type { Tables } from '../../memory/tables/tables';
import { writerOf } from '../../memory/tables/writers';
import { isModerating, notify, withdraw } from '../../notifications/memory/notify';
import { commentSource } from '../../notifications/notificationSources';
import type { CommentRow } from '../../rows/communityRows';

type Judged = Pick<CommentRow, 'authorId' | 'postId'> & { now: number; unset: ReviewSetting };

export function judgedFacts(tables: Tables, judged: Judged): CommentFacts | null {
  const { authorId, postId, now, unset } = judged;
  const writer = writerOf(tables, authorId, now);
  const isOwnPost = tables.posts.get(postId)?.authorId === authorId;
  const holding = tables.site.get('site')?.holding ?? unset;
  return writer && { writer, isOwnPost, holding, now };
}

/** The state of a comment that its author writes now; of one whose account is gone, the present one. */
export function judgedState(
  tables: Tables,
  comment: CommentRow,
  { hasLinks, ...of }: { hasLinks: boolean; unset: ReviewSetting; now: number },
) {
  const facts = judgedFacts(tables, { ...comment, ...of });
  return facts ? judgeComment(facts, hasLinks) : comment.state;
}

type Changed = { at: number; mentions?: Mentions | undefined; isEdit: boolean };

/** Creates the notifications that a comment causes now, and removes those that it no longer causes. */
export function notifyOfComment(tables: Tables, id: string, { at, mentions, isEdit }: Changed) {
  const { comments, posts, users, notifications, notificationEvents, toldMentions } = tables;
  const comment = comments.get(id);
  if (!comment) return;
  const { postId, parentId, authorId } = comment;
  const source = commentSource(id);
  const rows = notificationEvents.list('bySource', source).flatMap((event) => {
    const row = notifications.get(event.notificationId);
    return row ? [{ event, userId: row.userId, kind: row.kind }] : [];
  });
  const facts = {
    ...comment,
    writer: writerOf(tables, authorId, at),
    postAuthorId: posts.get(postId)?.authorId ?? null,
    parentAuthorId: comments.get(parentId ?? '')?.authorId ?? null,
    notified: rows,
  };
  const active = users.list('all').filter(({ isBlocked }) => !isBlocked);
  const { created, removed } = commentNotifications({
    comment: facts,
    mentions: mentions ?? parseComment(comment.text).mentions,
    people: active.map((user) => ({ id: user.id, key: user.username.toLowerCase() })),
    mentioned: toldMentions.rows(),
    moderators: users
      .list('all')
      .filter(isModerating)
      .map((user) => user.id),
    isEdit,
    now: at,
  });
  const gone = rows.filter((row) =>
    removed.some(({ userId, kind }) => userId === row.userId && kind === row.kind),
  );
  withdraw(
    tables,
    gone.map(({ event }) => event),
  );
  for (const { userId, kind, about } of created) {
    const notice = { recipient: userId, kind, commentId: about, postId };
    notify(tables, notice, { source, actorId: authorId, commentId: id, createdAt: at });
    const mention = { commentId: id, userId, actorId: authorId ?? '', createdAt: at };
    if (kind === 'mention' && !toldMentions.has(mention)) toldMentions.put(mention);
  }
}
