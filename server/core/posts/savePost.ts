import type { ChangedWords } from '@contract/document/changedWords';
import { postMessages } from '@contract/texts/apiMessages';
import type { FullPostRow, PostPatch, Saving } from '@server/data/rows/rows';
import type { MemberContext } from '../context';
import { staleVersion } from '../failure';
import { findLostWords } from './findLostWords';
import { postNotFound } from './findPost';
import { judgeAndWrite } from './judgeAndWrite';

type Patch = Omit<PostPatch, 'updatedAt' | 'saving'> & {
  /** What changes in the content. */
  words: ChangedWords;
};

type Save = {
  id: string;
  /** The version that the change was made for, if the client says so. */
  revision: number | undefined;
  saving: Pick<Saving, 'note' | 'isSmall' | 'restoredFrom'>;
  /** Whether title and content of the present version are what the client wants to save. */
  isPresent(stored: FullPostRow): Promise<boolean>;
  /** The change. New blocks get ids, which depend on the stored ones. */
  toPatch(stored: FullPostRow): Promise<Patch>;
};

/** Makes the change once. After a publication other rules apply to it. */
function createReader({ toPatch }: Save) {
  let read: { isPublished: boolean; patch: Patch } | null = null;
  return async function readPatch(stored: FullPostRow) {
    const { isPublished } = stored;
    if (read?.isPublished !== isPublished) read = { isPublished, patch: await toPatch(stored) };
    return read.patch;
  };
}

/**
 * Changes a post; throws 409 if it has a newer version than the one that the change was made for. Null if the post
 * was removed or the viewer may not change it now.
 */
export async function savePost(context: MemberContext, save: Save) {
  const { ports, viewer } = context;
  const { posts } = ports.data;
  const { id, revision, saving } = save;
  const readPatch = createReader(save);
  const giveUp = (stored: FullPostRow) => staleVersion(postMessages.isStale, stored.revision);
  return judgeAndWrite({
    async read() {
      const stored = await posts.byId(id);
      if (!stored) throw postNotFound();
      return stored;
    },
    async write(stored) {
      const isOlder = revision !== undefined && revision !== stored.revision;
      if (isOlder && !(await save.isPresent(stored))) throw giveUp(stored);
      const { words, ...given } = await readPatch(stored);
      const lostWords = saving.isSmall ? [] : await findLostWords(ports, stored, given.content);
      const judged = { revision: stored.revision, isPublished: stored.isPublished };
      const counted = { addedWords: words.added, removedWords: words.removed };
      const patch = {
        ...given,
        updatedAt: ports.clock.now(),
        saving: { ...saving, ...counted, judged, lostWords },
      };
      return posts.update(id, patch, viewer.id);
    },
    giveUp,
  });
}
