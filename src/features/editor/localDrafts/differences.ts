import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';
import { plainText } from '@contract/document/plainText';
import { blockName } from '../blocks/nameFields';
import type { Draft, Fields } from '../draft';

export type Difference = { what: string; before: string; after: string };

const labels: readonly (readonly [keyof Fields, string])[] = [
  ['title', 'Title'],
  ['url', 'Post URL'],
  ['metaDescription', 'Meta description'],
  ['seoKeywords', 'SEO keywords'],
  ['tags', 'Tags'],
];

const shown = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : value.join(', ');

function fieldDifferences(before: Fields, after: Fields): Difference[] {
  return labels
    .map(([name, what]) => ({ what, before: shown(before[name]), after: shown(after[name]) }))
    .filter((one) => one.before !== one.after);
}

const written = ({ type, data }: EditorBlock) => JSON.stringify([type, data]);

const longest = 200;

function wordsOf({ data }: EditorBlock) {
  const texts: string[] = [];
  JSON.stringify(data, (name, value: unknown) => {
    if (typeof value === 'string' && name !== 'style' && name !== 'alignment') texts.push(value);
    return value;
  });
  const words = texts.map(plainText).filter(Boolean).join(' · ');
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}

/** Blocks of one document that the other doesn't have in the same words. */
function without(some: readonly EditorBlock[], others: readonly EditorBlock[]) {
  const left = others.map(written);
  return some.filter((block) => {
    const at = left.indexOf(written(block));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function blockDifferences(before: EditorDocument, after: EditorDocument): Difference[] {
  const gone = without(before.blocks, after.blocks);
  const come = without(after.blocks, before.blocks);
  const changed = come.map((block) => {
    const at = gone.findIndex(({ id }) => id !== undefined && id === block.id);
    const [old] = at >= 0 ? gone.splice(at, 1) : [];
    return { what: blockName(block.type), before: old ? wordsOf(old) : '', after: wordsOf(block) };
  });
  const removed = gone.map((block) => ({
    what: blockName(block.type),
    before: wordsOf(block),
    after: '',
  }));
  const isOnlyMoved =
    changed.length + removed.length === 0 &&
    before.blocks.map(written).join() !== after.blocks.map(written).join();
  const moved = { what: 'Order of the blocks', before: 'As it was', after: 'Changed' };
  return isOnlyMoved ? [moved] : [...changed, ...removed];
}

/** What one state of a post has that another has not, said for a person. */
export function differencesOf(before: Draft, after: Draft): Difference[] {
  const picture = { what: 'Post image', before: '', after: 'A newly chosen picture' };
  return [
    ...fieldDifferences(before.fields, after.fields),
    ...(after.picture && !before.picture ? [picture] : []),
    ...blockDifferences(before.document, after.document),
  ];
}
