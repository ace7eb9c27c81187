import { createAction, createAsyncThunk, type UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import { answersOf, entryOf } from './cache';
import type { AppThunkConfig } from './createAppAsyncThunk';
import { queryOf } from './queryOf';
import { rootReducer } from './rootReducer';

const thunk = createAsyncThunk<string, { key: string }, AppThunkConfig>('queryOf/fetch', () => {
  throw new Error('Never called.');
});
const meta = { toasts: {} };
const options = {
  keyOf: ({ key }: { key: string }) => key,
  dataOf: (answer: string) => answer,
  limit: 2,
};
const query = queryOf(thunk, { ...options, name: 'testAnswers' });
const strict = queryOf(thunk, { ...options, name: 'testStrict', dropsRefused: true });
const prefetched = queryOf(
  createAsyncThunk<string, { key: string }, AppThunkConfig>('queryOf/other', () => {
    throw new Error('Never called.');
  }),
  { ...options, name: 'testPrefetched', also: { thunk, ignoresFailure: true } },
);

const start = (id: string, key = 'a') => thunk.pending(id, { key }, meta);
const answer = (id: string, data: string, key = 'a') => thunk.fulfilled(data, id, { key }, meta);
const fail = (id: string, error = apiError('unreachable')) =>
  thunk.rejected(null, id, { key: 'a' }, error, meta);
const after = (actions: readonly UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'test/start' }));
const entry = (...actions: UnknownAction[]) => query({ key: 'a' }).select(after(actions));

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

test('a refusal drops the data if the query is configured so; a broken connection does not', () => {
  const loaded = [start('1'), answer('1', 'old'), start('2')];
  const entryAfter = (failure: UnknownAction) =>
    strict({ key: 'a' }).select(after([...loaded, failure]));
  expect(entryAfter(fail('2', apiError('refused', { status: 404 })))).toMatchObject({
    status: 'failed',
    data: null,
  });
  expect(entryAfter(fail('2'))).toMatchObject({ status: 'failed', data: 'old' });
});

test('a failure that is ignored leaves the entry unrequested', () => {
  const state = after([start('1'), fail('1')]);
  expect(prefetched({ key: 'a' }).select(state)).toMatchObject({ status: 'idle' });
});

test('the least recently requested entries are evicted', () => {
  const state = after([
    start('1', 'a'),
    start('2', 'b'),
    start('3', 'a'),
    start('4', 'c'),
    answer('2', 'late', 'b'),
  ]);
  expect(query.selectAll(state).map(({ key }) => key)).toEqual(['a', 'c']);
});

test.each(['__proto__', 'constructor', 'toString'])('%s is a key like any other', (key) => {
  expect(query({ key }).select(after([start('1', 'other')]))).toBeUndefined();
  const state = after([start('1', key), answer('1', 'data', key)]);
  expect(query({ key }).select(state)?.data).toBe('data');
});

test('what reads answers without their query finds them by its name', () => {
  const answers = answersOf<string>('testAnswers');
  const state = after([start('1'), answer('1', 'data')]);
  expect(entryOf(answers.select(state), 'a')?.data).toBe('data');
  expect(answersOf<string>('testUnknown').select(state)).toEqual([]);
});

const shouted = createAction<string>('queryOf/shouted');
const whispered = createAction<string>('queryOf/whispered');
const forgotten = createAction<string>('queryOf/forgotten');
const changing = queryOf(thunk, { ...options, name: 'testChanging' })
  .on(shouted, (data, _, key) => `${data} of ${key}!`)
  .on(
    whispered,
    (data) => `${data}…`,
    ({ payload }) => payload,
  )
  .reducedBy((known, action) =>
    forgotten.match(action) ? known.filter(({ key }) => key !== action.payload) : known,
  );
const dataAfter = (...actions: UnknownAction[]) =>
  changing.selectAll(after(actions)).map(({ key, data }) => `${key}: ${data ?? ''}`);
const two = [start('1', 'a'), answer('1', 'one', 'a'), start('2', 'b')];

test('an event changes the answers that have arrived', () => {
  expect(dataAfter(...two, shouted(''))).toEqual(['a: one of a!', 'b: ']);
});

test('an event can change a single answer', () => {
  const both = [...two, answer('2', 'other', 'b')];
  expect(dataAfter(...both, whispered('b'))).toEqual(['a: one', 'b: other…']);
});

test('an event can make answers forgotten', () => {
  expect(dataAfter(...two, forgotten('a'))).toEqual(['b: ']);
});
