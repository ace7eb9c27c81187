import type { TextPart } from './compareWords';

/**
 * The lengths of the parts of two compared texts, three for each change: what stays before it, what is removed and
 * what is added. Together with the two texts they are the parts.
 */
export function runsOf(parts: readonly TextPart[]): number[] {
  const runs: number[] = [];
  let [same, removed, added] = [0, 0, 0];
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text.length;
    else if (kind === 'added') added += text.length;
    else {
      if (removed + added > 0) runs.push(same, removed, added);
      [same, removed, added] = [text.length, 0, 0];
    }
  }
  return removed + added > 0 ? [...runs, same, removed, added] : runs;
}

/** The parts of two texts from the lengths that `runsOf` gave. */
export function readRuns(before: string, after: string, runs: readonly number[]): TextPart[] {
  const parts: TextPart[] = [];
  let [old, next] = [0, 0];
  for (let at = 0; at < runs.length; at += 3) {
    const [same = 0, removed = 0, added = 0] = runs.slice(at, at + 3);
    parts.push({ kind: 'same', text: after.slice(next, next + same) });
    [old, next] = [old + same, next + same];
    parts.push({ kind: 'removed', text: before.slice(old, old + removed) });
    parts.push({ kind: 'added', text: after.slice(next, next + added) });
    [old, next] = [old + removed, next + added];
  }
  return [...parts, { kind: 'same' as const, text: after.slice(next) }].filter(
    ({ text }) => text !== '',
  );
}
