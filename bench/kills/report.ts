import { endingNames } from '../../e2e/pages/endings';
import type { Result } from './killOnce';

/** The oldest key that may be lost, in milliseconds. */
export const longestLoss = 1000;

const oldest = (results: readonly Result[]) => Math.max(0, ...results.map(({ lost }) => lost));

const cell = (text: string) => text.padStart(10);

export function reportKill({ kill, restoredKeys, lost }: Result) {
  const { target, ending, keys } = kill;
  return `${target.name}, ${ending}: restored ${restoredKeys} of ${keys} keys, oldest lost key ${lost.toFixed(0)} ms`;
}

function reportTarget(name: string, results: readonly Result[]) {
  const cells = endingNames.map((ending) => {
    const own = results.filter(({ kill }) => kill.ending === ending);
    return cell(own.length > 0 ? `${oldest(own).toFixed(0)} ms` : '');
  });
  return name.padEnd(22) + cells.join('');
}

/** A table with the age of the oldest lost key for each target and ending. */
export function reportKills(results: readonly Result[]) {
  const names = [...new Set(results.map(({ kill }) => kill.target.name))].toSorted();
  const tooOld = results.filter(({ lost }) => lost > longestLoss);
  return [
    ''.padEnd(22) + endingNames.map(cell).join(''),
    ...names.map((name) =>
      reportTarget(
        name,
        results.filter(({ kill }) => kill.target.name === name),
      ),
    ),
    `${results.length} kills, oldest lost key ${oldest(results).toFixed(0)} ms, ` +
      `${tooOld.length} times older than ${longestLoss} ms`,
  ].join('\n');
}
