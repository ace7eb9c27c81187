import type { BlockChange } from '../revisions/revisionEntities';
import { blockName } from './blockRegistry';
import { compareDocuments } from './compareDocuments';
import { compareWords, createSearchBudget, type SearchBudget } from './compareWords';
import type { EditorBlock, EditorDocument } from './editorDocument';
import { plainText } from './html/plainText';
import { readRuns, runsOf } from './wordRuns';

/** What differs between two versions of a post, and its text in both. The texts of what was moved are equal. */
export type Difference = {
  what: string;
  before: string;
  after: string;
  /** The changed words, if the API has compared the texts: see `runsOf`. */
  runs?: readonly number[] | undefined;
};

function textOf({ data }: Pick<EditorBlock, 'data'>) {
  const texts: string[] = [];
  JSON.stringify(data, (name, value: unknown) => {
    if (typeof value === 'string' && name !== 'style' && name !== 'alignment') texts.push(value);
    return value;
  });
  return texts.map(plainText).filter(Boolean).join(' · ');
}

/** `moved` names a block that has no texts in its change. */
function describeChange(
  { blockId, change, before, after, runs }: BlockChange,
  moved: ReadonlyMap<string, EditorBlock>,
): Difference {
  const block = after ?? before ?? moved.get(blockId);
  const name = block ? blockName(block.type) : 'Block';
  const texts = {
    before: before ? textOf(before) : '',
    after: after ? textOf(after) : '',
  };
  if (change === 'moved') {
    const text = block ? textOf(block) : '';
    return { what: `${name} moved`, before: text, after: text };
  }
  if (change !== 'changed') return { what: `${name} ${change}`, ...texts };
  const isSame = texts.before === texts.after;
  return { what: isSame ? `${name}: other settings` : name, ...texts, runs };
}

/** The changed words of a difference. Those that the API found are not searched again. */
export const partsOf = ({ before, after, runs }: Difference, budget?: SearchBudget) =>
  runs ? readRuns(before, after, runs) : compareWords(before, after, budget);

/** The changes of blocks in words. `present` has the blocks that were only moved. */
export function describeChanges(
  changes: readonly BlockChange[],
  present: EditorDocument,
): Difference[] {
  const blocks = new Map(present.blocks.map((block) => [block.id ?? '', block]));
  return changes.map((change) => describeChange(change, blocks));
}

/** Changes with the changed words of their texts, so that who shows them need not compare again. */
export function withRuns(changes: readonly BlockChange[]): BlockChange[] {
  const budget = createSearchBudget();
  return changes.map((change) => {
    if (change.change !== 'changed') return change;
    const { before, after } = describeChange(change, new Map());
    return before === after
      ? change
      : { ...change, runs: runsOf(compareWords(before, after, budget)) };
  });
}

/** Where two documents differ, block by block. */
export const documentDifferences = (before: EditorDocument, after: EditorDocument) =>
  describeChanges(compareDocuments(before, after), after);
