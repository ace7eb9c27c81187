import { stateInTexts } from '@contract/document/passageState';
import type { PassageState } from '@contract/document/passageStates';
import { suggestWords } from '@contract/document/suggestWords';
import type { PassageCardRow, PassageCheckRow } from '@server/data/bookCardRows';
import { isFromElsewhere } from '@server/data/bookRows';
import type { Ports } from '../ports';
import { readTexts } from '../posts/documentTexts';

/** `newWords`: what stands where the words stood; only of changed ones. */
export type CheckedState = { state: PassageState; newWords?: string };

const posts = (rows: readonly PassageCheckRow[]) =>
  rows.flatMap(({ postId, present }) =>
    postId === null || present === null ? [] : [{ postId, revision: present }],
  );

/** The states of passages that have to be compared with their posts. */
export async function checkStates(ports: Ports, rows: readonly PassageCheckRow[]) {
  const documents = await readTexts(ports, posts(rows));
  return rows.map((row): PassageState => {
    const document = row.present === null ? undefined : documents.get(row.postId ?? '');
    return document ? stateInTexts(document.texts, row) : 'gone';
  });
}

/** The state if no document decides about it. */
function certainState(row: PassageCardRow): PassageState | null {
  if (!row.post) return isFromElsewhere(row) ? 'unchanged' : 'gone';
  return row.quote === '' || row.post.revision === row.revision ? 'unchanged' : null;
}

/** The states of passages. */
export async function statesOf(ports: Ports, rows: readonly PassageCardRow[]) {
  const unsure = rows
    .filter((row) => certainState(row) === null)
    .map(({ id, postId, blockId, quote, post }) => ({
      id,
      postId,
      blockId,
      quote,
      present: post?.revision ?? null,
    }));
  const checked = await checkStates(ports, unsure);
  const documents = await readTexts(ports, posts(unsure));
  const states = new Map(unsure.map(({ id }, at) => [id, checked[at]]));
  return rows.map((row): CheckedState => {
    const state = certainState(row) ?? states.get(row.id) ?? 'gone';
    const texts = state === 'changed' ? documents.get(row.postId ?? '')?.texts : undefined;
    const block = texts?.find(({ blockId }) => blockId === row.blockId);
    return block ? { state, newWords: suggestWords(block.text, row.quote) } : { state };
  });
}
