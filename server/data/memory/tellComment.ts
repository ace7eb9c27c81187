import { type Mentions, meantKeys } from '@contract/comments/mentions';
import { parseComment } from '@contract/comments/parseComment';
import { limits } from '@contract/limits';
import type { CommentRow, NotificationEventRow } from '../communityRows';
import { commentSource } from '../notificationSources';
import { isNewWriter } from './memorySite';
import { keysOf } from './rowKeys';
import type { Tables } from './tables';
import { isModerating, type Told, tell, untell } from './tell';

const day = 86_400_000;

type Telling = {
  at: number;
  mentions?: Mentions | undefined;
  /** Whether the comment was written or edited now, not decided about. */
  isEdit: boolean;
};

/** The accounts that the text of the comment means. */
function mentionedBy(tables: Tables, { text }: CommentRow, read: Mentions | undefined) {
  const named = (key: string) =>
    tables.users.list('byUsername', key).find((user) => !user.isBlocked);
  const mentions = read ?? parseComment(text).mentions;
  const keys = meantKeys(mentions, (possible) => named(possible) !== undefined);
  return [...keys].flatMap((key) => named(key)?.id ?? []);
}

/**
 * Whom of the mentioned people the comment may tell so. An edit tells nobody again who was told of a mention in the
 * comment before. A new writer tells only some different people a day.
 */
function mentionable(tables: Tables, comment: CommentRow, { at, mentions, isEdit }: Telling) {
  const { toldMentions, notificationEvents, notifications } = tables;
  const { id: commentId, authorId } = comment;
  const hasRow = (userId: string) =>
    notificationEvents.list('bySource', commentSource(commentId)).some(({ notificationId }) => {
      const row = notifications.get(notificationId);
      return row?.kind === 'mention' && row.userId === userId;
    });
  const wasTold = (userId: string) =>
    toldMentions.has(keysOf.toldMentions({ commentId, userId, actorId: '', createdAt: 0 }));
  const people = mentionedBy(tables, comment, mentions).filter(
    (userId) => !isEdit || !wasTold(userId) || hasRow(userId),
  );
  if (authorId === null || people.length === 0 || !isNewWriter(tables, authorId, at)) return people;
  const known = new Set(
    toldMentions
      .rows()
      .filter(
        (told) =>
          told.actorId === authorId && (told.createdAt > at - day || told.commentId === commentId),
      )
      .map(({ userId }) => userId),
  );
  const others = people.filter((id) => !known.has(id) && id !== authorId).toSorted();
  const room = Math.max(0, limits.newWritersMentions - known.size);
  return [...people.filter((id) => known.has(id)), ...others.slice(0, room)];
}

/** Whom a comment tells now; the first entry of a person counts. */
function* recipientsOf(tables: Tables, comment: CommentRow, telling: Telling) {
  const { postId, parentId, blockId, state } = comment;
  const author = tables.posts.get(postId)?.authorId ?? null;
  const byRole = () => tables.users.list('all').filter(isModerating);
  if (state === 'held') {
    for (const id of [author, ...byRole().map((user) => user.id)])
      yield { recipient: id, kind: 'held', commentId: null } as const;
  }
  if (state !== 'shown') return;
  for (const recipient of mentionable(tables, comment, telling))
    yield { recipient, kind: 'mention', commentId: null } as const;
  const parent = parentId === null ? null : tables.comments.get(parentId);
  if (parent) yield { recipient: parent.authorId, kind: 'reply', commentId: parent.id } as const;
  const kind = blockId === null || parentId !== null ? 'comment' : 'remark';
  yield { recipient: author, kind, commentId: null } as const;
}

/**
 * Tells those whom a comment tells now and did not tell before, and takes back what it told others. Who was told of a
 * mention is not told again of the same comment: that row stays while the comment tells the person anything. Without
 * `mentions`, its text is read.
 */
export function tellComment(tables: Tables, id: string, telling: Telling) {
  const { comments, notifications, notificationEvents, toldMentions } = tables;
  const comment = comments.get(id);
  if (!comment) return;
  const source = commentSource(id);
  const wanted = new Map<string, Told>();
  for (const { recipient, kind, commentId } of recipientsOf(tables, comment, telling)) {
    if (recipient === null || recipient === comment.authorId || wanted.has(recipient)) continue;
    wanted.set(recipient, { recipient, kind, commentId, postId: comment.postId });
  }
  const before = [...notificationEvents.list('bySource', source)];
  const rowOf = (event: NotificationEventRow) => notifications.get(event.notificationId);
  const isWanted = (event: NotificationEventRow) => {
    const row = rowOf(event);
    const kind = row ? wanted.get(row.userId)?.kind : undefined;
    return (
      kind !== undefined && (kind === row?.kind || (row?.kind === 'mention' && kind !== 'held'))
    );
  };
  const known = new Set(before.filter(isWanted).map((event) => rowOf(event)?.userId));
  untell(
    tables,
    before.filter((event) => !isWanted(event)),
  );
  const { at: createdAt } = telling;
  for (const told of wanted.values()) {
    const { recipient: userId } = told;
    if (known.has(userId)) continue;
    tell(tables, told, { source, actorId: comment.authorId, commentId: id, createdAt });
    const mention = { commentId: id, userId, actorId: comment.authorId ?? '', createdAt };
    const isKnown = toldMentions.has(keysOf.toldMentions(mention));
    if (told.kind === 'mention' && !isKnown) toldMentions.put(mention);
  }
}
