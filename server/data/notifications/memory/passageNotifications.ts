import { endOfSaving, saversToNotify } from '@server/rules/savers';
import type { Tables } from '../../memory/tables/tables';
import type { PassageRow } from '../../rows/bookCardRows';
import { passageSource, savedSource } from '../notificationSources';
import { notify, withdraw, withdrawSource } from './notify';

/** The members who saved words of a post, without its author. */
function saversOf({ posts, passages }: Tables, postId: string) {
  const authorId = posts.get(postId)?.authorId;
  const saved = passages.list('postId', postId).filter(({ quote }) => quote !== '');
  const others = saved.filter(({ userId }) => userId !== authorId);
  return { authorId, savers: [...new Set(others.map(({ userId }) => userId))] };
}

/** Notifies the author of a post that people saved words of it, from three people on. */
export function notifyOfSaving(tables: Tables, { postId, userId }: PassageRow, at: number) {
  if (postId === null) return;
  const { authorId, savers } = saversOf(tables, postId);
  if (authorId === undefined) return;
  for (const saver of saversToNotify({ authorId, saver: userId, savers })) {
    const event = { source: savedSource(postId, saver), actorId: null, commentId: null };
    notify(tables, { recipient: authorId, kind: 'kept', postId }, { ...event, createdAt: at });
  }
}

/** Withdraws the notification about a member without saved words of the post, and all of them below three members. */
export function endSaving(tables: Tables, postId: string, userId: string) {
  const { authorId, savers } = saversOf(tables, postId);
  const end = endOfSaving({ saver: userId, savers });
  if (authorId === undefined || end === 'nothing') return;
  withdrawSource(tables, savedSource(postId, userId));
  if (end === 'one') return;
  const { notifications, notificationEvents } = tables;
  const rows = notifications
    .list('postId', postId)
    .filter(({ kind, isSeen }) => kind === 'kept' && !isSeen);
  for (const { id } of rows) withdraw(tables, [...notificationEvents.list('notificationId', id)]);
}

type Lost = readonly Pick<PassageRow, 'blockId' | 'quote'>[];

/** Notifies the members who saved words of a post that these are no longer in it. */
export function notifyOfChange(
  tables: Tables,
  { postId, by, lost, at }: { postId: string; by: string; lost: Lost; at: number },
) {
  const authorId = tables.posts.get(postId)?.authorId;
  for (const { id, userId, blockId, quote } of tables.passages.list('postId', postId)) {
    const isLost = lost.some((words) => words.blockId === blockId && words.quote === quote);
    if (!isLost || userId === authorId || userId === by) continue;
    const event = { source: passageSource(id), actorId: null, commentId: null, createdAt: at };
    notify(tables, { recipient: userId, kind: 'passageChanged', postId }, event);
  }
}
