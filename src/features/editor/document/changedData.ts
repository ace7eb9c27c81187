import type { BlockData } from './toolData';

/** What a tool gave back of a block before anybody touched it, field by field. */
export type Baseline = ReadonlyMap<string, string>;

const written = (value: unknown) => JSON.stringify(value) ?? '';

export function baselineOf(output: BlockData): Baseline {
  return new Map(Object.entries(output).map(([name, value]) => [name, written(value)]));
}

/**
 * The stored data with what was changed since, and nothing else: fields that the tool doesn't know,
 * and fields that it only writes differently, come back to the letter. Unchanged data is the same object.
 */
export function withChanges(stored: BlockData, output: BlockData, baseline: Baseline): BlockData {
  const changed = Object.entries(output).filter(
    ([name, value]) => baseline.get(name) !== written(value),
  );
  return changed.length > 0 ? { ...stored, ...Object.fromEntries(changed) } : stored;
}
