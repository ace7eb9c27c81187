import type { BlockChange } from '../revisions/revisionEntities';
import type { EditorDocument } from './editorDocument';
import { contentKey, type IdentifiedBlock, matchBlocks } from './matchBlocks';

/** The indexes of a longest increasing subsequence of numbers. */
function longestIncreasing(numbers: readonly number[]) {
  // The last index of the best subsequence of each length; the numbers at these indexes increase.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[at] = ends[low - 1];
    ends[low] = at;
  }
  const chosen = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) chosen.add(at);
  return chosen;
}

type Place = { at: number; block: IdentifiedBlock };

/** The ids of the fewest blocks that have to be moved. */
function findMoved(before: ReadonlyMap<string, Place>, after: readonly IdentifiedBlock[]) {
  const common = after.flatMap(({ id }) => {
    const place = before.get(id);
    return place ? [{ id, at: place.at }] : [];
  });
  const unmoved = longestIncreasing(common.map(({ at }) => at));
  return new Set(common.filter((_, at) => !unmoved.has(at)).map(({ id }) => id));
}

/**
 * What changed from one version of a document to another, in the order of `after`; a removed block comes
 * after the one that was before it. A block that was moved and changed is `changed`. Blocks are known by their ids; those without one are matched.
 */
export function compareDocuments(before: EditorDocument, after: EditorDocument): BlockChange[] {
  const old = matchBlocks({ blocks: [] }, before).blocks;
  const next = matchBlocks({ blocks: old }, after, 'new').blocks;
  const places = new Map(old.map((block, at) => [block.id, { at, block }]));
  const remaining = new Set(next.map(({ id }) => id));
  const moved = findMoved(places, next);
  const changes: BlockChange[] = [];

  function addRemovedFrom(start: number, follows: string) {
    for (let at = start; at < old.length; at += 1) {
      const block = old[at];
      if (!block || remaining.has(block.id)) return;
      changes.push({ blockId: block.id, change: 'removed', follows, before: block });
    }
  }

  addRemovedFrom(0, '');
  for (const block of next) {
    const { id: blockId } = block;
    const place = places.get(blockId);
    if (!place) {
      changes.push({ blockId, change: 'added', after: block });
      continue;
    }
    if (contentKey(place.block) !== contentKey(block)) {
      changes.push({ blockId, change: 'changed', before: place.block, after: block });
    } else if (moved.has(blockId)) {
      changes.push({ blockId, change: 'moved' });
    }
    addRemovedFrom(place.at + 1, blockId);
  }
  return changes;
}
