import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';
import { plainText } from '@contract/document/html/plainText';
import { blockName } from '../document/nameFields';
import type { Draft, Fields } from './draft';

export type Difference = { what: string; before: string; after: string };

const labels: readonly (readonly [keyof Fields, string])[] = [
  ['title', 'Title'],
  ['url', 'Post URL'],
  ['metaDescription', 'Meta description'],
  ['seoKeywords', 'SEO keywords'],
  ['tags', 'Tags'],
  ['typedTag', 'Tag that is being typed'],
];

const toText = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : value.join(', ');

function fieldDifferences(before: Fields, after: Fields): Difference[] {
  return labels
    .map(([name, what]) => ({ what, before: toText(before[name]), after: toText(after[name]) }))
    .filter((one) => one.before !== one.after);
}

const toJson = ({ type, data }: EditorBlock) => JSON.stringify([type, data]);

function textOf({ data }: EditorBlock) {
  const texts: string[] = [];
  JSON.stringify(data, (name, value: unknown) => {
    if (typeof value === 'string' && name !== 'style' && name !== 'alignment') texts.push(value);
    return value;
  });
  return texts.map(plainText).filter(Boolean).join(' · ');
}

/** Blocks that `others` doesn't contain with the same data. */
function without(some: readonly EditorBlock[], others: readonly EditorBlock[]) {
  const left = others.map(toJson);
  return some.filter((block) => {
    const at = left.indexOf(toJson(block));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function blockDifferences(before: EditorDocument, after: EditorDocument): Difference[] {
  const missing = without(before.blocks, after.blocks);
  const added = without(after.blocks, before.blocks);
  const changed = added.map((block) => {
    const at = missing.findIndex(({ id }) => id !== undefined && id === block.id);
    const [old] = at >= 0 ? missing.splice(at, 1) : [];
    return { what: blockName(block.type), before: old ? textOf(old) : '', after: textOf(block) };
  });
  const removed = missing.map((block) => ({
    what: blockName(block.type),
    before: textOf(block),
    after: '',
  }));
  const isOnlyMoved =
    changed.length + removed.length === 0 &&
    before.blocks.map(toJson).join() !== after.blocks.map(toJson).join();
  const moved = { what: 'Order of the blocks', before: 'As it was', after: 'Changed' };
  return isOnlyMoved ? [moved] : [...changed, ...removed];
}

/** How two versions of a post differ, in words for the writer. */
export function differencesOf(before: Draft, after: Draft): Difference[] {
  const picture = { what: 'Post image', before: '', after: 'A newly chosen picture' };
  return [
    ...fieldDifferences(before.fields, after.fields),
    ...(after.picture && !before.picture ? [picture] : []),
    ...blockDifferences(before.document, after.document),
  ];
}
