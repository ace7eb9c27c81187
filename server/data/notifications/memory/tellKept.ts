import { endOfKeeping, keepersToNotify } from '@server/rules/keepers';
import type { Tables } from '../../memory/tables/tables';
import type { PassageRow } from '../../rows/bookCardRows';
import { keptSource, passageSource } from '../notificationSources';
import { tell, untell, untellSource } from './tell';

/** Who keeps words of a post, without its author. */
function keepersOf({ posts, passages }: Tables, postId: string) {
  const authorId = posts.get(postId)?.authorId;
  const kept = passages.list('postId', postId).filter(({ quote }) => quote !== '');
  const others = kept.filter(({ userId }) => userId !== authorId);
  return { authorId, keepers: [...new Set(others.map(({ userId }) => userId))] };
}

/** Tells the author of a post that people keep words of it, from three people on. */
export function tellKept(tables: Tables, { postId, userId }: PassageRow, at: number) {
  if (postId === null) return;
  const { authorId, keepers } = keepersOf(tables, postId);
  if (authorId === undefined) return;
  for (const keeper of keepersToNotify({ authorId, keeper: userId, keepers })) {
    const event = { source: keptSource(postId, keeper), actorId: null, commentId: null };
    tell(tables, { recipient: authorId, kind: 'kept', postId }, { ...event, createdAt: at });
  }
}

/** Someone keeps no words of a post any more. What is left of fewer than three people says nothing. */
export function untellKept(tables: Tables, postId: string, userId: string) {
  const { authorId, keepers } = keepersOf(tables, postId);
  const end = endOfKeeping({ keeper: userId, keepers });
  if (authorId === undefined || end === 'nothing') return;
  untellSource(tables, keptSource(postId, userId));
  if (end === 'one') return;
  const { notifications, notificationEvents } = tables;
  const rows = notifications
    .list('postId', postId)
    .filter(({ kind, isSeen }) => kind === 'kept' && !isSeen);
  for (const { id } of rows) untell(tables, [...notificationEvents.list('notificationId', id)]);
}

type Lost = readonly Pick<PassageRow, 'blockId' | 'quote'>[];

/** Tells those who keep words of a post that these are no longer in it. */
export function tellChanged(
  tables: Tables,
  { postId, by, lost, at }: { postId: string; by: string; lost: Lost; at: number },
) {
  const authorId = tables.posts.get(postId)?.authorId;
  for (const { id, userId, blockId, quote } of tables.passages.list('postId', postId)) {
    const isLost = lost.some((words) => words.blockId === blockId && words.quote === quote);
    if (!isLost || userId === authorId || userId === by) continue;
    const event = { source: passageSource(id), actorId: null, commentId: null, createdAt: at };
    tell(tables, { recipient: userId, kind: 'passageChanged', postId }, event);
  }
}
