import { changedWords } from '@contract/document/changedWords';
import { parseDocument } from '@contract/document/editorDocument';
import { day } from '@contract/durations';
import { firstRevision } from '@server/data/revisions/storedRevisions';
import type { NewPost, RevisionRow } from '@server/data/rows/rows';

/** Every so many articles were continued after they had been published. */
const continued = 15;

/** The text as it was first published: without its last block. */
function withoutEnd(content: string) {
  const document = parseDocument(content, Infinity);
  if (!document) return null;
  const shorter = { ...document, blocks: document.blocks.slice(0, -1) };
  return { content: JSON.stringify(shorter), words: changedWords(shorter, document) };
}

type Versions = {
  columns: { revision: number; editedAt: number | null; updatedAt: number };
  revisions: RevisionRow[];
};

/** The versions of a post, and what it says about them. Some posts were continued two days later. */
export function createVersions(post: NewPost, at: number, now: number): Versions {
  const first = firstRevision(post);
  const editedAt = post.createdAt + 2 * day;
  const shorter = at % continued === 4 ? withoutEnd(post.content) : null;
  if (!post.isPublished || shorter === null || editedAt > now) {
    return {
      columns: { revision: 1, editedAt: null, updatedAt: post.updatedAt },
      revisions: [first],
    };
  }
  const second = {
    ...first,
    number: 2,
    savedAt: editedAt,
    note: 'Answers a question of a reader.',
    addedWords: shorter.words.added,
    removedWords: shorter.words.removed,
  };
  return {
    columns: { revision: 2, editedAt, updatedAt: editedAt },
    revisions: [{ ...first, content: shorter.content }, second],
  };
}
