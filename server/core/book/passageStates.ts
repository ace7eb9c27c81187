import { findBlock, type PassageText, stateInTexts } from '@contract/document/passageState';
import type { PassageState } from '@contract/document/passageStates';
import { suggestBlocks } from '@contract/document/suggestBlocks';
import { isFromElsewhere } from '@server/data/book/bookRows';
import type { PassageCardRow, PassageCheckRow } from '@server/data/rows/bookCardRows';
import type { Ports } from '../ports';
import { readTexts, textsOf } from '../posts/documentTexts';

/** `newWords`: the text that replaced changed words. `blockId`: the present block of moved words. */
export type CheckedState = { state: PassageState; newWords?: string; blockId?: string };

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

/** The texts of the version in which words of several blocks were found; none if it can't be read any more. */
async function textsOfKept(ports: Ports, row: PassageCardRow) {
  const { postId, revision, quote } = row;
  if (postId === null || !quote.includes('\n')) return [];
  const version = await ports.data.revisions.read({ postId, publicOnly: false, number: revision });
  if (!version || version.content === null) return [];
  const { texts } = await textsOf(ports, { postId, revision, content: version.content });
  return texts;
}

async function suggest(ports: Ports, row: PassageCardRow, now: readonly PassageText[]) {
  const newWords = suggestBlocks({ now, before: await textsOfKept(ports, row), passage: row });
  return newWords === null ? {} : { newWords };
}

/** Passages with their states, and the texts of those that had to be compared. */
async function compare(ports: Ports, rows: readonly PassageCardRow[]) {
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
  return rows.map((row) => ({
    row,
    state: certainState(row) ?? states.get(row.id) ?? 'gone',
    texts: documents.get(row.postId ?? '')?.texts ?? [],
  }));
}

/** The states of passages. */
export async function statesOf(ports: Ports, rows: readonly PassageCardRow[]) {
  const compared = await compare(ports, rows);
  return Promise.all(
    compared.map(async ({ row, state, texts }): Promise<CheckedState> => {
      if (state === 'changed') return { state, ...(await suggest(ports, row, texts)) };
      if (state !== 'moved') return { state };
      return { state, blockId: findBlock(texts, row) ?? row.blockId };
    }),
  );
}

/** Passages with the block that contains their words now, and the version of the post in which it does. */
export async function placeNow(ports: Ports, rows: readonly PassageCardRow[]) {
  const compared = await compare(ports, rows);
  return compared.map(({ row, state, texts }) => {
    if (!row.post || (state !== 'moved' && state !== 'unchanged')) return row;
    const blockId = state === 'moved' ? (findBlock(texts, row) ?? row.blockId) : row.blockId;
    return { ...row, blockId, revision: row.post.revision };
  });
}
