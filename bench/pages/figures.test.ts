import { expect, test } from 'vitest';
import { median } from '../median';
import { blockingTime, medianLoad, type Recorded, summarise } from './figures';

const recorded: Recorded = { fcp: 400, lcp: 900, lcpElement: 'img', shift: 0.01, tasks: [] };
const request = { path: '/', kind: 'Document', bytes: 100, startedAt: 0, endedAt: 200 };

test('the median is the middle value, whatever the order', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([10, 9, 100])).toBe(10);
  expect(median([])).toBe(0);
});

test('a task blocks for its time beyond 50 ms', () => {
  const tasks = [
    { startedAt: 500, duration: 80 },
    { startedAt: 700, duration: 51 },
    { startedAt: 800, duration: 20 },
  ];
  expect(blockingTime(tasks, 400)).toBe(31);
});

test('only the part of a task after the first paint blocks', () => {
  expect(blockingTime([{ startedAt: 0, duration: 300 }], 400)).toBe(0);
  expect(blockingTime([{ startedAt: 300, duration: 200 }], 400)).toBe(50);
});

test('bytes are counted for scripts and for all requests', () => {
  const script = { ...request, path: '/a.js', kind: 'Script', bytes: 40 };
  const { bytes, scriptBytes, requests } = summarise(recorded, [request, script]);
  expect({ bytes, scriptBytes, requests }).toEqual({ bytes: 140, scriptBytes: 40, requests: 2 });
});

test('requests that start after the largest paint are not counted before it', () => {
  const late = { ...request, startedAt: 900, endedAt: 950 };
  expect(summarise(recorded, [request, late]).requestsBeforeLcp).toBe(1);
});

test('the longest task is 0 without long tasks', () => {
  const tasks = [
    { startedAt: 0, duration: 60 },
    { startedAt: 90, duration: 200 },
  ];
  expect(summarise({ ...recorded, tasks }, []).longestTask).toBe(200);
  expect(summarise(recorded, []).longestTask).toBe(0);
});

test('each figure of several loads is its own median; the waterfall is of the median LCP', () => {
  const loads = [
    summarise({ ...recorded, fcp: 300, lcp: 1000 }, [request]),
    summarise({ ...recorded, fcp: 500, lcp: 800, lcpElement: 'h1' }, [request, request]),
    summarise({ ...recorded, fcp: 400, lcp: 600 }, [request, request, request]),
  ];
  expect(medianLoad(loads)).toMatchObject({ fcp: 400, lcp: 800, lcpElement: 'h1', requests: 2 });
  expect(medianLoad(loads).waterfall).toHaveLength(2);
});

test('a median of no loads is an error', () => {
  expect(() => medianLoad([])).toThrow('There is no load');
});
