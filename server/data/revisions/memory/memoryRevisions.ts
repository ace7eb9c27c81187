import { isAuthorOrAdmin } from '../../memory/tables/access';
import { personCard } from '../../memory/tables/cards';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { FullPostRow, PostPatch, RevisionCardRow, RevisionRow } from '../../rows/rows';
import type { RevisionData } from '../revisionPort';
import { findExpired, nextRevision } from '../storedRevisions';

/** Of one post, oldest first. */
function versionsOf({ revisions }: Tables, { postId, publicOnly }: VersionQuery) {
  return revisions
    .list('postId', postId)
    .filter(({ isPublic }) => isPublic || !publicOnly)
    .toSorted((one, other) => one.number - other.number);
}

type VersionQuery = { postId: string; publicOnly: boolean };
type Save = { before: FullPostRow; patch: PostPatch; by: string | null };

/** Stores the next version, if there is one; returns what changes in the post with it. */
export function storeRevision(tables: Tables, save: Save) {
  const { before, patch } = save;
  const { revisions } = tables;
  const next = nextRevision(save);
  if (!next) return {};
  const present = revisions.get({ postId: before.id, number: before.revision });
  if (present) revisions.put({ ...present, content: before.content });
  revisions.put(next.row);
  const versions = revisions.list('postId', before.id);
  const saved = tables.passages.list('postId', before.id);
  const named = new Set(saved.map((passage) => passage.revision));
  for (const number of findExpired(versions, patch.updatedAt, named))
    revisions.remove({ postId: before.id, number });
  return next.columns;
}

/** The present version of a post that is published. */
export function markPublic({ posts, revisions }: Tables, postId: string) {
  const number = posts.get(postId)?.revision ?? 0;
  const present = revisions.get({ postId, number });
  if (present) revisions.put({ ...present, isPublic: true });
}

type Reading = Pick<VersionQuery, 'publicOnly'> & { tables: Tables };

function toCard(
  { tables, publicOnly }: Reading,
  { content: _, ...row }: RevisionRow,
): RevisionCardRow {
  const saver = row.savedBy === null ? null : tables.users.get(row.savedBy);
  const { postId, number } = row;
  const before = tables.revisions.get({ postId, number: number - 1 });
  const isSeen = before !== null && (before.isPublic || !publicOnly);
  return {
    ...row,
    savedBy: saver && personCard(tables, saver.id),
    ...(isSeen ? {} : { addedWords: null, removedWords: null }),
  };
}

function toFull(reading: Reading, row: RevisionRow | null | undefined) {
  if (!row) return null;
  const { tables } = reading;
  const isPresent = tables.posts.get(row.postId)?.revision === row.number;
  const content = isPresent ? (tables.contents.get(row.postId)?.content ?? '') : row.content;
  return { ...toCard(reading, row), content };
}

export function createMemoryRevisions(store: Store): RevisionData {
  return {
    async list({ skip, take, ...query }) {
      const versions = versionsOf(store.tables, query).toReversed();
      const reading = { ...query, tables: store.tables };
      return pageOf(versions, { skip, take }, (row) => toCard(reading, row));
    },
    async read({ number, ...query }) {
      const versions = versionsOf(store.tables, query);
      return toFull(
        { ...query, tables: store.tables },
        versions.find((version) => version.number === number),
      );
    },
    async nearest({ since, ...query }) {
      const versions = versionsOf(store.tables, query).filter(({ isRemoved }) => !isRemoved);
      const nearest = versions.findLast(({ number }) => number <= since) ?? versions[0];
      return toFull({ ...query, tables: store.tables }, nearest);
    },
    async areSmall({ postId, after, until }) {
      const between = store.tables.revisions
        .list('postId', postId)
        .filter(({ number }) => number > after && number <= until);
      return between.length === until - after && between.every(({ isSmall }) => isSmall);
    },
    async clear({ postId, number, by }) {
      const { posts, revisions } = store.tables;
      const post = posts.get(postId);
      const revision = revisions.get({ postId, number });
      if (!post || !revision || !isAuthorOrAdmin(store.tables, by, post)) return null;
      if (post.revision === number) return 'is present';
      revisions.put({ ...revision, title: '', content: null, note: '', isRemoved: true });
      return 'cleared';
    },
  };
}
