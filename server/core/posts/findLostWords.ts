import { stateInTexts } from '@contract/document/passageState';
import type { FullPostRow } from '@server/data/rows/rows';
import type { Ports } from '../ports';
import { textsOf } from './documentTexts';

/** The words that members keep of a public post, and that its next version no longer has. */
export async function findLostWords(
  ports: Ports,
  stored: FullPostRow,
  content: string | undefined,
) {
  const isChanged = content !== undefined && content !== stored.content;
  if (!isChanged || !stored.isPublished) return [];
  const kept = await ports.data.book.keptWords(stored.id);
  if (kept.length === 0) return [];
  const { id: postId, revision } = stored;
  const before = await textsOf(ports, { postId, revision, content: stored.content });
  const after = await ports.documents('texts', content);
  return kept.filter((words) => {
    const state = stateInTexts(after.texts, words);
    const isLost = state === 'changed' || state === 'gone';
    return isLost && stateInTexts(before.texts, words) === 'unchanged';
  });
}
