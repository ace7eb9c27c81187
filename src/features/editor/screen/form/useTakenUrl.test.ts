import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedPost } from '../../testing/drafts';
import { useTakenUrl } from './useTakenUrl';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type FindPost = NonNullable<Parameters<typeof useTakenUrl>[0]['findPost']>;

/** Only the post at `soil` exists. */
const buildFindPost = () =>
  vi.fn<FindPost>((url) =>
    url === 'soil' ? Promise.resolve() : Promise.reject(new Error('Not found')),
  );

function renderUrl(options: Partial<Parameters<typeof useTakenUrl>[0]> = {}) {
  const findPost = buildFindPost();
  const isNew = { typed: 'soil', isFixed: false, saved: null, sentTexts: null };
  const initialProps = { ...isNew, findPost, ...options };
  return { findPost, ...renderHook(useTakenUrl, { initialProps }), initialProps };
}

const pause = (ms = 1200) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the url of another post is taken, once typing has paused for 1200 ms', async () => {
  const { result, findPost } = renderUrl();
  await pause(1199);
  expect(findPost).not.toHaveBeenCalled();
  await pause(1);
  expect(result.current).toBe(true);
});

test('spaces are checked as hyphens', async () => {
  const { findPost } = renderUrl({ typed: ' two words ' });
  await pause();
  expect(findPost).toHaveBeenCalledWith('two-words', expect.anything());
});

test('an unknown url is free', async () => {
  const { result } = renderUrl({ typed: 'seeds' });
  await pause();
  expect(result.current).toBe(false);
});

test('each key starts the pause again, and an edited url is free until it was checked', async () => {
  const { result, rerender, initialProps, findPost } = renderUrl();
  await pause();
  rerender({ ...initialProps, typed: 'soils' });
  expect(result.current).toBe(false);
  await pause(1000);
  rerender({ ...initialProps, typed: 'soil' });
  await pause(1000);
  expect(findPost).toHaveBeenCalledTimes(1);
});

test('a late answer about an earlier url is ignored', async () => {
  const { result, rerender, initialProps, findPost } = renderUrl();
  await pause();
  expect(findPost.mock.calls[0]?.[1].signal.aborted).toBe(false);
  rerender({ ...initialProps, typed: 'seeds' });
  expect(findPost.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(result.current).toBe(false);
});

test("an author's own post whose creation was not answered does not take its url", async () => {
  const { result, findPost } = renderUrl({ sentTexts: '[]' });
  await pause();
  expect(result.current).toBe(false);
  expect(findPost).not.toHaveBeenCalled();
});

test.each([
  ['the url of a saved post', { typed: 'other', isFixed: true, saved: savedPost }],
  ['the present url of a draft', { typed: savedPost.url, saved: savedPost }],
  ['an empty url', { typed: ' ' }],
])('%s is not checked', async (_, options) => {
  const { result, findPost } = renderUrl(options);
  await pause();
  expect(findPost).not.toHaveBeenCalled();
  expect(result.current).toBe(false);
});
