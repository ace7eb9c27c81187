import { createAsyncThunk } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { type ApiError, apiError } from '@/lib/apiError';
import { type Cache, createCacheReducer, entryOf, setData, withData } from './cache';

type Thunk = { rejectValue: ApiError };
const thunk = createAsyncThunk<string, { key: string }, Thunk>('test/fetch', () => 'unused');
const options = { thunk, keyOf: ({ key }: { key: string }) => key, limit: 2 };
const reduce = createCacheReducer({ ...options, dataOf: (answer): string => answer });

const start = (id: string, key = 'a') => thunk.pending(id, { key });
const answer = (id: string, data: string, key = 'a') => thunk.fulfilled(data, id, { key });
const fail = (id: string, error = apiError('unreachable')) =>
  thunk.rejected(null, id, { key: 'a' }, error);
const after = (actions: unknown[], reducer = reduce) => actions.reduce<Cache<string>>(reducer, []);
const entry = (...actions: unknown[]) => entryOf(after(actions), 'a');

test('an answer is stored under its key', () => {
  expect(entry(start('1'), answer('1', 'data'))).toEqual({
    key: 'a',
    status: 'ready',
    requestId: null,
    error: null,
    data: 'data',
  });
});

test('data stays while it is requested again', () => {
  expect(entry(start('1'), answer('1', 'old'), start('2'))).toMatchObject({
    status: 'loading',
    data: 'old',
  });
});

test('an answer of an older request is dropped', () => {
  expect(entry(start('1'), start('2'), answer('2', 'new'), answer('1', 'old'))).toMatchObject({
    status: 'ready',
    data: 'new',
  });
});

test('a failure keeps the data and the error', () => {
  const error = apiError('refused', { status: 500 });
  expect(entry(start('1'), answer('1', 'old'), start('2'), fail('2', error))).toMatchObject({
    status: 'failed',
    data: 'old',
    error,
  });
});

test('a failure of an older request is dropped', () => {
  expect(entry(start('1'), start('2'), fail('1'))).toMatchObject({ status: 'loading' });
});

test('an aborted request is not a failure', () => {
  const aborted = { ...fail('1'), meta: { ...fail('1').meta, aborted: true } };
  expect(entry(start('1'), aborted)).toMatchObject({ status: 'idle', error: null });
});

test('a refusal drops the data if the cache is configured so; a broken connection does not', () => {
  const reducer = createCacheReducer({ ...options, dataOf: String, dropsRefused: true });
  const loaded = [start('1'), answer('1', 'old'), start('2')];
  const refused = after([...loaded, fail('2', apiError('refused', { status: 404 }))], reducer);
  expect(entryOf(refused, 'a')).toMatchObject({ status: 'failed', data: null });
  const unreachable = after([...loaded, fail('2')], reducer);
  expect(entryOf(unreachable, 'a')).toMatchObject({ status: 'failed', data: 'old' });
});

test('a failure that is ignored leaves the entry unrequested', () => {
  const reducer = createCacheReducer({ ...options, dataOf: String, ignoresFailure: true });
  expect(entryOf(after([start('1'), fail('1')], reducer), 'a')).toMatchObject({ status: 'idle' });
});

test('the least recently requested entries are evicted', () => {
  const cache = after([
    start('1', 'a'),
    start('2', 'b'),
    start('3', 'a'),
    start('4', 'c'),
    answer('2', 'late', 'b'),
  ]);
  expect(cache.map(({ key }) => key)).toEqual(['a', 'c']);
});

test.each(['__proto__', 'constructor', 'toString'])('%s is a key like any other', (key) => {
  expect(entryOf(after([start('1', 'other')]), key)).toBeUndefined();
  const cache = after([start('1', key), answer('1', 'data', key)]);
  expect(entryOf(cache, key)?.data).toBe('data');
});

test('only data that has arrived can be changed', () => {
  const change = (data: string) => `${data}!`;
  expect(entryOf(withData(after([start('1')]), 'a', change), 'a')?.data).toBeNull();
  const ready = after([start('1'), answer('1', 'data')]);
  expect(entryOf(withData(ready, 'a', change), 'a')?.data).toBe('data!');
});

test('data can be set for a key that was never requested', () => {
  expect(entryOf(setData([], 'a', 'data'), 'a')).toMatchObject({ status: 'idle', data: 'data' });
});
