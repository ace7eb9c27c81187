import { day } from '@contract/durations';
import type { FullPostRow, NewPost, PostPatch, RevisionRow, StoredPost } from '../rows/rows';

/** Versions from the time before publication, or between two publications. */
const mostDrafts = 10;
/** Every public version of this time stays; of the time before, the last one of each day. */
const keepAllFor = 30 * day;
const mostPublic = 200;

type Version = Pick<RevisionRow, 'number' | 'savedAt' | 'isPublic'>;

const dayOf = ({ savedAt }: Version) => Math.floor(savedAt / day);

/**
 * The numbers of the versions that are no longer needed. The first public version, the last one and those that
 * something refers to (`named`) stay always.
 */
export function findExpired(
  versions: readonly Version[],
  now: number,
  named: ReadonlySet<number> = new Set(),
): number[] {
  const sorted = versions.toSorted((one, other) => one.number - other.number);
  const drafts = sorted.filter(({ isPublic }) => !isPublic).slice(0, -mostDrafts);
  const shown = sorted.filter(({ isPublic }) => isPublic);
  const stays = (version: Version, at: number) => {
    const next = shown[at + 1];
    const isLastOfDay = !next || dayOf(next) !== dayOf(version);
    const isRecent = version.savedAt >= now - keepAllFor;
    return at === 0 || isLastOfDay || isRecent || named.has(version.number);
  };
  const staying = shown.filter(stays);
  const left = new Set(staying);
  const removable = staying.slice(1, -1).filter(({ number }) => !named.has(number));
  const surplus = removable.slice(0, Math.max(0, staying.length - mostPublic));
  const expired = [...drafts, ...shown.filter((version) => !left.has(version)), ...surplus];
  return expired.map(({ number }) => number).filter((number) => !named.has(number));
}

/** The first version of a new post. */
export function firstRevision(
  post: Omit<NewPost, 'content'>,
  savedBy = post.authorId,
): RevisionRow {
  return {
    postId: post.id,
    number: 1,
    title: post.title,
    content: null,
    savedAt: post.updatedAt,
    savedBy,
    note: '',
    isSmall: false,
    isRemoved: false,
    restoredFrom: null,
    isPublic: post.isPublished,
    addedWords: null,
    removedWords: null,
  };
}

/** What a new post has besides its given columns. */
export const newPostColumns = {
  revision: 1,
  editedAt: null,
  commentsClosed: null,
  withheldReason: null,
  /** Of a short document. */
  minutes: 1,
} satisfies Partial<StoredPost>;

type Save = { before: FullPostRow; patch: PostPatch; by: string | null };

/** The next version of a post, and what changes in the post with it; null if title and content stay. */
export function nextRevision({ before, patch, by }: Save) {
  const { title = before.title, content = before.content, updatedAt } = patch;
  if (title === before.title && content === before.content) return null;
  const { note = '', isSmall = false, restoredFrom = null } = patch.saving ?? {};
  const { addedWords = null, removedWords = null } = patch.saving ?? {};
  const number = before.revision + 1;
  const row: RevisionRow = {
    postId: before.id,
    number,
    title,
    content: null,
    savedAt: updatedAt,
    savedBy: by,
    note,
    isSmall,
    isRemoved: false,
    restoredFrom,
    isPublic: before.isPublished,
    addedWords,
    removedWords,
  };
  const wasPublic = before.publishedAt !== null;
  const editedAt = wasPublic && !isSmall ? updatedAt : before.editedAt;
  return { row, columns: { revision: number, editedAt } };
}
