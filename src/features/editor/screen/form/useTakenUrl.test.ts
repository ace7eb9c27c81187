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

type AskTaken = Parameters<typeof useTakenUrl>[0]['askTaken'];

/** Only `soil` is taken. */
const buildAskTaken = () => vi.fn<AskTaken>(async (url) => url === 'soil');

function renderUrl(options: Partial<Parameters<typeof useTakenUrl>[0]> = {}) {
  const askTaken = buildAskTaken();
  const isNew = { typed: 'soil', isFixed: false, saved: null, sentTexts: null };
  const initialProps = { ...isNew, askTaken, ...options };
  return { askTaken, ...renderHook(useTakenUrl, { initialProps }), initialProps };
}

const pause = (ms = 1200) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the url of another post is taken, once typing has paused for 1200 ms', async () => {
  const { result, askTaken } = renderUrl();
  await pause(1199);
  expect(askTaken).not.toHaveBeenCalled();
  await pause(1);
  expect(result.current).toBe(true);
});

test('spaces are checked as hyphens', async () => {
  const { askTaken } = renderUrl({ typed: ' two words ' });
  await pause();
  expect(askTaken).toHaveBeenCalledWith('two-words', expect.anything());
});

test('a url is free if the question fails', async () => {
  const askTaken = vi.fn<AskTaken>(() => Promise.reject(new Error('Offline')));
  const { result } = renderUrl({ askTaken });
  await pause();
  expect(result.current).toBe(false);
});

test('an unknown url is free', async () => {
  const { result } = renderUrl({ typed: 'seeds' });
  await pause();
  expect(result.current).toBe(false);
});

test('each key starts the pause again, and an edited url is free until it was checked', async () => {
  const { result, rerender, initialProps, askTaken } = renderUrl();
  await pause();
  rerender({ ...initialProps, typed: 'soils' });
  expect(result.current).toBe(false);
  await pause(1000);
  rerender({ ...initialProps, typed: 'soil' });
  await pause(1000);
  expect(askTaken).toHaveBeenCalledTimes(1);
});

test('a late answer about an earlier url is ignored', async () => {
  const { result, rerender, initialProps, askTaken } = renderUrl();
  await pause();
  expect(askTaken.mock.calls[0]?.[1].signal.aborted).toBe(false);
  rerender({ ...initialProps, typed: 'seeds' });
  expect(askTaken.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(result.current).toBe(false);
});

test("an author's own post whose creation was not answered does not take its url", async () => {
  const { result, askTaken } = renderUrl({ sentTexts: '[]' });
  await pause();
  expect(result.current).toBe(false);
  expect(askTaken).not.toHaveBeenCalled();
});

test.each([
  ['the url of a saved post', { typed: 'other', isFixed: true, saved: savedPost }],
  ['the present url of a draft', { typed: savedPost.url, saved: savedPost }],
  ['an empty url', { typed: ' ' }],
])('%s is not checked', async (_, options) => {
  const { result, askTaken } = renderUrl(options);
  await pause();
  expect(askTaken).not.toHaveBeenCalled();
  expect(result.current).toBe(false);
});
