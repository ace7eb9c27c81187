import type { RequestTiming } from './figures';

const barWidth = 40;

/** One line for each request: path, kind, size, times and a bar. */
export function waterfallLines(requests: readonly RequestTiming[]) {
  const end = Math.max(1, ...requests.map(({ endedAt }) => endedAt));
  const column = (time: number) => Math.round((time / end) * barWidth);
  return requests.map(({ path, kind, bytes, startedAt, endedAt }) => {
    const from = Math.min(column(startedAt), barWidth - 1);
    const bar = '#'.repeat(Math.max(1, column(endedAt) - from));
    return [
      (path.length > 44 ? `…${path.slice(-43)}` : path).padEnd(44),
      kind.padEnd(10),
      (bytes / 1024).toFixed(1).padStart(7),
      startedAt.toFixed(0).padStart(6),
      endedAt.toFixed(0).padStart(6),
      ` |${(' '.repeat(from) + bar).padEnd(barWidth)}|`,
    ].join(' ');
  });
}
