import { stateInTexts } from '@contract/document/passageState';
import type { FullPostRow } from '@server/data/rows/rows';
import type { Ports } from '../ports';
import { textsOf } from './documentTexts';

/** The saved passages of a public post whose words its next version no longer has. */
export async function findLostWords(
  ports: Ports,
  stored: FullPostRow,
  content: string | undefined,
) {
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
