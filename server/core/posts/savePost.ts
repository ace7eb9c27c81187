import type { ChangedWords } from '@contract/document/changedWords';
import { stateInTexts } from '@contract/document/passageState';
import { postMessages } from '@contract/texts/apiMessages';
import type { FullPostRow, PendingRow, PostPatch, Saving } from '@server/data/rows/rows';
import { pendingNumber } from '@server/rules/pending';
import type { MemberContext } from '../context';
import { ApiFailure, staleVersion } from '../failure';
import type { Ports } from '../ports';
import { serializePending } from '../serializers/serializePost';
import { toIsoTime } from '../serializers/serializeUser';
import { textsOf } from './documentTexts';
import { postNotFound } from './findPost';
import { judgeAndWrite } from './judgeAndWrite';

/**
 * 409: others than the sent unpublished changes are stored, or none; with `revision` the post has another version, too.
 */
export const stalePending = (row: PendingRow | null, revision?: number) =>
  new ApiFailure(409, postMessages.isPendingStale, {
    stored: { pending: row && serializePending(row) },
    ...(revision === undefined ? {} : { revision }),
  });

/** Whether the client knows the present unpublished changes. */
export const knowsPending = (sent: number, row: PendingRow | null) => sent === pendingNumber(row);

/** The saved passages of a public post whose words its next version no longer has. */
async function findLostWords(ports: Ports, stored: FullPostRow, content: string | undefined) {
  const isChanged = content !== undefined && content !== stored.content;
  if (!isChanged || !stored.isPublished) return [];
  const passages = await ports.data.book.savedWords(stored.id);
  if (passages.length === 0) return [];
  const { id: postId, revision } = stored;
  const before = await textsOf(ports, { postId, revision, content: stored.content });
  const after = await ports.documents('texts', content);
  return passages.filter((words) => {
    const state = stateInTexts(after.texts, words);
    const isLost = state === 'changed' || state === 'gone';
    return isLost && stateInTexts(before.texts, words) === 'unchanged';
  });
}

type Patch = Omit<PostPatch, 'updatedAt' | 'saving'> & {
  /** What changes in the content. */
  words: ChangedWords;
};

type Save = {
  id: string;
  /** The version that the change was made for, if the client says so. */
  revision: number | undefined;
  /** The `updatedAt` of that version, if the client says so. */
  updatedAt?: string | undefined;
  /** The number of the unpublished changes that are published with it; absent if they stay. */
  pendingRevision?: number | undefined;
  saving: Pick<Saving, 'note' | 'isSmall' | 'restoredFrom'>;
  /** Whether the present version is what the client wants to save. */
  isPresent(stored: FullPostRow): Promise<boolean>;
  /** The change. New blocks get ids, which depend on the stored ones. */
  toPatch(stored: FullPostRow, pending: PendingRow | null): Promise<Patch>;
};

type KnownVersion = Pick<Save, 'updatedAt'> & { revision?: number | undefined };

/** Whether the client knows the present version with what isn't part of it, such as tags, as far as it says what it knows. */
export const knowsVersion = (known: KnownVersion, post: FullPostRow) =>
  (known.revision ?? post.revision) === post.revision &&
  (known.updatedAt ?? toIsoTime(post.updatedAt)) === toIsoTime(post.updatedAt);

type Stored = {
  post: FullPostRow;
  /** Only if they are published with the change. */
  pending: PendingRow | null;
};

/** Makes the change once. After a publication other rules apply to it. */
function createReader({ toPatch }: Save) {
  let read: { isPublished: boolean; patch: Patch } | null = null;
  return async function readPatch({ post, pending }: Stored) {
    const { isPublished } = post;
    if (read?.isPublished !== isPublished)
      read = { isPublished, patch: await toPatch(post, pending) };
    return read.patch;
  };
}

/** Throws 409 if the change was made for another version, or if other unpublished changes are stored. */
async function requirePresent(save: Save, { post, pending }: Stored) {
  const { pendingRevision } = save;
  const isStale = !knowsVersion(save, post) && !(await save.isPresent(post));
  if (pendingRevision !== undefined && !knowsPending(pendingRevision, pending))
    throw stalePending(pending, isStale ? post.revision : undefined);
  if (isStale) throw staleVersion(postMessages.isStale, post.revision);
}

/** What the change depends on when the post is locked. */
const judgedOf = (
  { revision, isPublished, updatedAt }: FullPostRow,
  { updatedAt: sent, pendingRevision: pending }: Save,
) => ({
  revision,
  isPublished,
  ...(sent === undefined ? {} : { updatedAt }),
  ...(pending === undefined ? {} : { pending }),
});

/**
 * Changes a post; throws 409 if it has a newer version than the one that the change was made for, or other unpublished
 * changes. Null if the post was removed or the viewer may not change it now.
 */
export async function savePost(context: MemberContext, save: Save) {
  const { ports, viewer } = context;
  const { posts, pending: all } = ports.data;
  const { id, pendingRevision, saving } = save;
  const readPatch = createReader(save);
  async function read(): Promise<Stored> {
    const [post, pending] = await Promise.all([
      posts.byId(id),
      pendingRevision === undefined ? null : all.read(id),
    ]);
    if (!post) throw postNotFound();
    return { post, pending };
  }
  async function write(stored: Stored) {
    const { post, pending } = stored;
    await requirePresent(save, stored);
    const { words, ...given } = await readPatch(stored);
    const lostWords = saving.isSmall ? [] : await findLostWords(ports, post, given.content);
    const judged = judgedOf(post, save);
    const counted = { addedWords: words.added, removedWords: words.removed };
    const patch = {
      ...given,
      updatedAt: ports.clock.now(),
      saving: { ...saving, ...counted, judged, lostWords },
    };
    const changed = await posts.update(id, patch, viewer.id);
    return changed === 'stale' || changed === null ? changed : { ...changed, published: pending };
  }
  return judgeAndWrite({
    read,
    write,
    giveUp: ({ post }) => staleVersion(postMessages.isStale, post.revision),
  });
}
