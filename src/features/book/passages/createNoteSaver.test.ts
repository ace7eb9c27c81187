import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApiError, apiError } from '@/lib/apiError';
import { createNoteSaver, notePause } from './createNoteSaver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(notePause);

/** A saver whose calls are answered by the test, in any order. */
function open({ saved = '', text = saved }: { saved?: string; text?: string } = {}) {
  const calls: { note: string; answer: (error?: ApiError) => Promise<unknown> }[] = [];
  const store = vi.fn<(text: string, saved: string) => void>();
  const forget = vi.fn<(text: string) => void>();
  const onEnd = vi.fn<() => void>();
  const saver = createNoteSaver({
    saved,
    text,
    store,
    forget,
    onEnd,
    send: async (note) =>
      new Promise<ApiError | null>((resolve) => {
        const answer = (error: ApiError | null = null) => {
          resolve(error);
          return vi.advanceTimersByTimeAsync(0);
        };
        calls.push({ note, answer });
      }),
  });
  saver.open();
  return { saver, calls, store, forget, onEnd, sent: () => calls.map(({ note }) => note) };
}

test('one call at a time: what is typed meanwhile follows its answer', async () => {
  const { saver, calls, sent, store, forget } = open();
  saver.change('One');
  await pause();
  saver.change('One two');
  await pause();
  saver.change('One two three');
  await pause();
  expect(sent()).toEqual(['One']);
  await calls[0]?.answer();
  expect(sent()).toEqual(['One', 'One two three']);
  expect(store).toHaveBeenLastCalledWith('One two three', 'One');
  expect(forget).not.toHaveBeenCalled();
  await calls[1]?.answer();
  expect(saver.read()).toMatchObject({ status: 'saved', text: 'One two three' });
  expect(forget).toHaveBeenCalledWith('One two three');
});

test('an emptied note is saved', async () => {
  const { saver, sent, store } = open({ saved: 'One' });
  saver.change('');
  expect(store).toHaveBeenCalledWith('', 'One');
  await pause();
  expect(sent()).toEqual(['']);
});

test('words that were typed again as they were replace those of a call that runs', async () => {
  const { saver, calls, sent } = open({ saved: 'One' });
  saver.change('Two');
  await pause();
  saver.change('One');
  saver.leave();
  expect(sent()).toEqual(['Two', 'One']);
  await calls[1]?.answer();
  await calls[0]?.answer();
  await pause();
  expect(saver.read().status).toBe('saved');
});

test('a page that ends sends what is left at once, and nothing twice', async () => {
  const { saver, sent } = open();
  saver.change('One');
  saver.leave();
  saver.leave();
  expect(sent()).toEqual(['One']);
});

test('a failed call is repeated, later each time, and at once when the connection is back', async () => {
  const { saver, calls, sent } = open();
  saver.change('One');
  saver.flush();
  await calls[0]?.answer(apiError('unreachable'));
  expect(saver.read().status).toBe('failed');
  await vi.advanceTimersByTimeAsync(5000);
  await calls[1]?.answer(apiError('unreachable', { retryAfter: 30 }));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent()).toHaveLength(2);
  saver.flush();
  await calls[2]?.answer();
  expect(saver.read()).toMatchObject({ status: 'saved', error: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual(['One', 'One', 'One']);
});

test('a refusal is shown with its message, and only other words are sent', async () => {
  const { saver, calls, sent } = open();
  saver.change('One');
  saver.flush();
  await calls[0]?.answer(apiError('refused', { status: 422, message: 'Too long.' }));
  expect(saver.read()).toMatchObject({ status: 'failed', error: 'Too long.', text: 'One' });
  await vi.advanceTimersByTimeAsync(60_000);
  saver.change('Two');
  await pause();
  expect(sent()).toEqual(['One', 'Two']);
});

test('a note that is closed is saved, with what was typed during a call, and then ends', async () => {
  const { saver, calls, sent, onEnd } = open();
  saver.change('One');
  await pause();
  saver.change('Two');
  saver.close();
  await calls[0]?.answer();
  expect(sent()).toEqual(['One', 'Two']);
  expect(onEnd).not.toHaveBeenCalled();
  await calls[1]?.answer();
  expect(onEnd).toHaveBeenCalledOnce();
});

test('what an earlier visit has left is sent', async () => {
  const { saver, calls, sent, forget } = open({ saved: 'One', text: 'Two' });
  await pause();
  expect(sent()).toEqual(['Two']);
  await calls[0]?.answer();
  expect(forget).toHaveBeenCalledWith('Two');
  expect(saver.read().status).toBe('saved');
});
