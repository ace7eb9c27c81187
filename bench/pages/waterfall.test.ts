import { expect, test } from 'vitest';
import { waterfallLines } from './waterfall';

const request = { path: '/', kind: 'Document', bytes: 2048, startedAt: 0, endedAt: 200 };

const bars = (lines: readonly string[]) => lines.map((line) => line.slice(line.indexOf('|')));

test('a line names path, kind, KiB and times', () => {
  const [line = ''] = waterfallLines([request]);
  expect(line.split('|')[0]?.trim().split(/\s+/)).toEqual(['/', 'Document', '2.0', '0', '200']);
});

test('the bars share one scale', () => {
  const half = { ...request, startedAt: 100, endedAt: 200 };
  expect(bars(waterfallLines([request, half]))).toEqual([
    `|${'#'.repeat(40)}|`,
    `|${' '.repeat(20)}${'#'.repeat(20)}|`,
  ]);
});

test('a short request at the end has a bar too', () => {
  const short = { ...request, startedAt: 200, endedAt: 200 };
  expect(bars(waterfallLines([request, short])).at(-1)).toBe(`|${' '.repeat(39)}#|`);
});

test('a long path keeps its end', () => {
  const path = `/${'a'.repeat(60)}.js`;
  expect(waterfallLines([{ ...request, path }])[0]).toMatch(/^…a{40}\.js /);
});
