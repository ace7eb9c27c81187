import { textBorder } from '@contract/foldText';
import { groupBy } from '@contract/groupBy';
import { activeUser, canRead } from '../../memory/tables/access';
import { personCard } from '../../memory/tables/cards';
import { countedPageOf } from '../../memory/tables/paging';
import { createSearchText } from '../../memory/tables/search';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import { withdrawSource } from '../../notifications/memory/notify';
import { endSaving, notifyOfSaving } from '../../notifications/memory/passageNotifications';
import { passageSource } from '../../notifications/notificationSources';
import { canChangePublicBook } from '../../restrictions/memory/memoryRestrictions';
import type { PassageCardRow, PassageRow } from '../../rows/bookCardRows';
import type { StoredPost, UserRow } from '../../rows/rows';
import type { BookData, PassageChoice, PassageFilter, SaveOutcome } from '../bookPort';
import {
  type BookRoom,
  isFromElsewhere,
  type NewPassage,
  passageBytes,
  passageSearchText,
  placeKey,
  sameWordsKey,
  termWords,
  unreviewed,
  whyFull,
} from '../bookRows';
import { headingWithNewWords } from '../headingChanges';

/** The passage with its post, if its member can read that. */
export function ownCard(tables: Tables, row: PassageRow): PassageCardRow {
  const post = row.postId === null ? null : tables.posts.get(row.postId);
  if (!post || !canRead(tables, row.userId, post)) return { ...row, post: null };
  const { url, title, revision, editedAt, authorId } = post;
  return { ...row, post: { url, title, revision, editedAt, author: personCard(tables, authorId) } };
}

const ownText = createSearchText((row: PassageRow) => [passageSearchText(row)]);
const titleText = createSearchText(({ title }: StoredPost) => [title]);
const nameText = createSearchText(({ firstName, lastName }: UserRow) => [
  `${firstName} ${lastName}`,
]);

/** The texts of a passage as they are searched, with those of a post that its member can read. */
function searchedText(tables: Tables, row: PassageRow) {
  const post = row.postId === null ? null : tables.posts.get(row.postId);
  if (!post || !canRead(tables, row.userId, post)) return ownText(row);
  const author = tables.users.get(post.authorId);
  return [ownText(row), titleText(post), author ? nameText(author) : ''].join(textBorder);
}

const isOfKind = {
  words: ({ quote }: PassageRow) => quote !== '',
  saved: ({ quote }: PassageRow) => quote === '',
  noted: ({ note }: PassageRow) => note !== '',
} as const;

/** Those of one post or source together, in the order of the first ones. */
const byPost = (rows: readonly PassageRow[]) => [...groupBy(rows, placeKey).values()].flat();

function count(tables: Tables, filter: PassageFilter) {
  const rows = findRows(tables, filter);
  return {
    all: rows.length,
    words: rows.filter(isOfKind.words).length,
    saved: rows.filter(isOfKind.saved).length,
    noted: rows.filter(isOfKind.noted).length,
    loose: findRows(tables, { userId: filter.userId, headingId: null }).length,
  };
}

function findRows(tables: Tables, { userId, headingId, term = '', kind }: PassageFilter) {
  const words = termWords(term);
  return tables.passages
    .list('userId', userId)
    .filter((row) => headingId === undefined || row.headingId === headingId)
    .filter((row) => kind === undefined || isOfKind[kind](row))
    .filter((row) => {
      if (words.length === 0) return true;
      const text = searchedText(tables, row);
      return words.every((word) => text.includes(word));
    })
    .toReversed();
}

function isSafe(tables: Tables, row: PassageRow) {
  const { post } = ownCard(tables, row);
  if (!post) return isFromElsewhere(row);
  return row.quote === '' || post.revision === row.revision;
}

/** There are new words under this heading. */
function touchHeading({ headings }: Tables, id: string | null, at: number) {
  const heading = id === null ? null : headings.get(id);
  if (heading) headings.put({ ...heading, updatedAt: at });
}

const isOwnHeading = (
  { headings }: Tables,
  { headingId, userId }: Pick<PassageRow, 'headingId' | 'userId'>,
) => headingId === null || headings.get(headingId)?.userId === userId;

/** Whether the heading is public and the member may not change it. */
const isRestricted = (
  tables: Tables,
  { headingId, userId }: Pick<PassageRow, 'headingId' | 'userId'>,
  now: number,
) =>
  headingId !== null &&
  tables.headings.get(headingId)?.isPublic === true &&
  !canChangePublicBook(tables, userId, now);

const isDetachedBlock = ({ detachments }: Tables, { postId, blockId, userId }: PassageRow) =>
  postId !== null && detachments.has({ postId, blockId, userId });

function sizeOf({ passages }: Tables, userId: string) {
  const own = passages.list('userId', userId);
  return { passages: own.length, bytes: own.reduce((sum, row) => sum + passageBytes(row), 0) };
}

function savePassages(tables: Tables, rows: readonly NewPassage[], room: BookRoom) {
  const userId = rows[0]?.userId ?? '';
  const member = activeUser(tables, userId);
  if (!member) return 'not allowed';
  const { isVerified } = member;
  const size = sizeOf(tables, userId);
  const own = tables.passages.list('userId', userId);
  const known = new Map(own.map((row) => [sameWordsKey(row), row]));
  return rows.map((given): SaveOutcome => {
    const before = known.get(sameWordsKey(given));
    if (before) return { outcome: 'known', row: ownCard(tables, before) };
    const post = given.postId === null ? null : tables.posts.get(given.postId);
    if (given.postId !== null && !canRead(tables, userId, post)) return 'no post';
    if (!isOwnHeading(tables, given)) return 'no heading';
    if (isRestricted(tables, given, given.createdAt)) return 'restricted';
    const bytes = passageBytes(given);
    const refusal = whyFull({ ...size, isVerified }, room, bytes);
    if (refusal) return refusal;
    size.passages += 1;
    size.bytes += bytes;
    const row = { ...given, ...unreviewed, isDetached: false };
    const isFirst =
      row.quote !== '' &&
      ![...known.values()].some((other) => other.postId === row.postId && other.quote !== '');
    const stored = { ...row, isDetached: isDetachedBlock(tables, row) };
    tables.passages.put(stored);
    known.set(sameWordsKey(stored), stored);
    touchHeading(tables, stored.headingId, stored.createdAt);
    if (isFirst) notifyOfSaving(tables, stored, stored.createdAt);
    return { outcome: 'kept', row: ownCard(tables, stored) };
  });
}

function change(tables: Tables, given: Parameters<BookData['change']>[0]) {
  const { id, userId, patch, now, room } = given;
  const row = tables.passages.get(id);
  if (row?.userId !== userId || !activeUser(tables, userId)) return null;
  const changed = { ...row, ...patch };
  if (!isOwnHeading(tables, changed)) return 'no heading';
  const changesWords = patch.headingId !== undefined || patch.quote !== undefined;
  if (changesWords && isRestricted(tables, changed, now)) return 'restricted';
  const added = passageBytes(changed) - passageBytes(row);
  if (added > 0 && sizeOf(tables, userId).bytes + added > room.bytes) return 'too much text';
  const isDetached = row.isDetached || isDetachedBlock(tables, changed);
  tables.passages.put({ ...changed, isDetached });
  touchHeading(tables, headingWithNewWords(row, patch), now);
  if (patch.quote !== undefined) withdrawSource(tables, passageSource(id));
  return ownCard(tables, { ...changed, isDetached });
}

function remove(tables: Tables, { id, userId }: Parameters<BookData['remove']>[0]) {
  const row = tables.passages.get(id);
  if (row?.userId !== userId || !activeUser(tables, userId)) return false;
  tables.passages.remove(id);
  withdrawSource(tables, passageSource(id));
  if (row.postId !== null) endSaving(tables, row.postId, userId);
  return true;
}

const isChosen = (tables: Tables, row: PassageRow, { safe, ids }: PassageChoice) =>
  ids.includes(row.id) || (safe && isSafe(tables, row));

export function createMemoryPassages(store: Store) {
  return {
    save: async (rows, room) => savePassages(store.tables, rows, room),
    async list({ skip, take, choice, isByPost = false, ...filter }) {
      const rows = findRows(store.tables, filter).filter(
        (row) => !choice || isChosen(store.tables, row, choice),
      );
      const ordered = isByPost ? byPost(rows) : rows;
      return countedPageOf(ordered, { skip, take }, (row) => ownCard(store.tables, row));
    },
    counts: async (filter) => count(store.tables, filter),
    searchedTexts: async ({ userId, take }) =>
      findRows(store.tables, { userId })
        .slice(0, take)
        .map((row) => searchedText(store.tables, row)),
    allIds: async (userId) =>
      findRows(store.tables, { userId }).map(({ id, headingId }) => ({ id, headingId })),
    byIds: async (ids, userId) =>
      ids.flatMap((id) => {
        const row = store.tables.passages.get(id);
        return row?.userId === userId ? ownCard(store.tables, row) : [];
      }),
    unsure: async ({ take, ...filter }) =>
      findRows(store.tables, filter)
        .filter((row) => !isSafe(store.tables, row))
        .slice(0, take)
        .map((row) => {
          const { id, postId, blockId, quote, post } = ownCard(store.tables, row);
          return { id, postId, blockId, quote, present: post?.revision ?? null };
        }),
    async byId(id, userId) {
      const row = store.tables.passages.get(id);
      return row?.userId === userId ? ownCard(store.tables, row) : null;
    },
    async ofPost({ postId, userId, take }) {
      const newestFirst = store.tables.passages
        .list('postId', postId)
        .filter((row) => row.userId === userId)
        .toReversed();
      const saved = newestFirst.filter(({ quote }) => quote === '');
      const words = newestFirst.filter(({ quote }) => quote !== '');
      const shown = new Set([...saved, ...words].slice(0, take));
      return newestFirst.filter((row) => shown.has(row)).map((row) => ownCard(store.tables, row));
    },
    revisions: async (postIds) =>
      postIds.toSorted().flatMap((postId) => {
        const post = store.tables.posts.get(postId);
        return post ? [{ postId, revision: post.revision }] : [];
      }),
    documents: async (postIds) =>
      postIds.toSorted().flatMap((postId) => {
        const post = store.tables.posts.get(postId);
        const content = store.tables.contents.get(postId)?.content ?? '';
        return post ? [{ postId, revision: post.revision, content }] : [];
      }),
    change: async (given) => change(store.tables, given),
    remove: async (given) => remove(store.tables, given),
  } satisfies Partial<BookData>;
}
