import type { Answers } from './runAttacks';
import type { ReaderTimes } from './startReader';

/** The limits that must be met while the site is attacked, in milliseconds and MB. */
const most = { read: 200, save: 2000, share: 1000, memory: 700 };

export type Round = {
  name: string;
  /** Whether the picture and the sign-in of another client have a limit. */
  isQueued: boolean;
  times: ReaderTimes;
  turns: readonly number[];
  answers: Answers;
  /** In MB; null except on Linux. */
  memory: number | null;
};

const at = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const highest = (values: readonly number[]) => Math.max(0, ...values);
const cell = (value: number) => value.toFixed(0).padStart(6);
const columns = (times: readonly number[]) =>
  [at(times, 0.5), at(times, 0.99), highest(times)].map(cell);

export const heading = `${' '.repeat(28)}    p50    p99    max   |    p50    p99    max of an idle server | slowest save, upload, sign-in, longest turn (ms), memory (MB)`;

export function print({ name, times, turns, answers, memory }: Round) {
  const { site, floor, saves, uploads, signIns, failures } = times;
  const cells = [
    name.padEnd(28),
    ...columns(site),
    '  |',
    ...columns(floor),
    ' |',
    cell(highest(saves)),
    cell(highest(uploads)),
    cell(highest(signIns)),
    cell(highest(turns)),
    cell(memory ?? 0),
    '  ',
  ];
  const counts = [...answers].map(([answer, count]) => `${count}x ${answer}`);
  for (const failure of new Set(failures))
    counts.push(`reader: ${failures.filter((one) => one === failure).length}x ${failure}`);
  console.log(cells.join(' '), counts.join(', '));
}

const isFault = (answer: number | string) =>
  typeof answer === 'number' ? answer >= 500 && answer !== 503 : answer !== 'closed';

/** What exceeded its limit in a round. */
function faultsOf({ name, isQueued, times, answers }: Round) {
  const slowHundredth = at(times.site, 0.99);
  const save = highest(times.saves);
  const [upload, signIn] = [highest(times.uploads), highest(times.signIns)];
  return [
    slowHundredth > most.read ? [`the home page took ${slowHundredth.toFixed(0)} ms`] : [],
    save > most.save ? [`a save took ${save.toFixed(0)} ms`] : [],
    isQueued && upload > most.share ? [`a small picture took ${upload.toFixed(0)} ms`] : [],
    isQueued && signIn > most.share ? [`a sign-in took ${signIn.toFixed(0)} ms`] : [],
    times.failures.length > 0 ? [`${times.failures.length} calls of the reader failed`] : [],
    [...answers.keys()].filter(isFault).map((answer) => `a call was answered with ${answer}`),
  ].flatMap((faults) => faults.map((fault) => `${name}: ${fault}`));
}

export function reportFaults(rounds: readonly Round[], highestMemory: number | null) {
  const faults = rounds.flatMap(faultsOf);
  if (highestMemory !== null && highestMemory > most.memory)
    faults.push(`the server had ${highestMemory.toFixed(0)} MB of memory`);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
