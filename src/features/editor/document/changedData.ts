import type { BlockData } from './toolData';

/** What a tool returned for a block before it was edited, as JSON by field. */
export type Baseline = ReadonlyMap<string, string>;

const toJson = (value: unknown) => JSON.stringify(value) ?? '';

export function baselineOf(output: BlockData): Baseline {
  return new Map(Object.entries(output).map(([name, value]) => [name, toJson(value)]));
}

/**
 * The stored data with the fields that were edited, and without those that the tool removed. Fields that the tool doesn't know, or only formats
 * differently, keep their stored value. Returns the same object if unchanged.
 */
export function withChanges(stored: BlockData, output: BlockData, baseline: Baseline): BlockData {
  const changed = Object.entries(output).filter(
    ([name, value]) => baseline.get(name) !== toJson(value),
  );
  const removed = [...baseline.keys()].filter((name) => !Object.hasOwn(output, name));
  if (changed.length + removed.length === 0) return stored;
  const others = Object.entries(stored).filter(([name]) => !removed.includes(name));
  return { ...Object.fromEntries(others), ...Object.fromEntries(changed) };
}
