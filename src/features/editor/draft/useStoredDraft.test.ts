import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defer } from '../testing/defer';
import { buildDraft } from '../testing/drafts';
import { deviceStorage } from './deviceStorage';
import { openNew } from './draft';
import { useStoredDraft } from './useStoredDraft';

const opened = openNew(null);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a device that does not answer in 3 s is unavailable until it does', async () => {
  const answer = defer<unknown>();
  vi.spyOn(deviceStorage, 'get').mockReturnValue(answer.promise);
  const { result } = renderHook(() => useStoredDraft('key', opened));
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(result.current.status).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.status).toBe('unavailable');
  await act(async () => {
    const { fields, document } = buildDraft();
    answer.resolve({ fields, content: JSON.stringify(document) });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(result.current).toMatchObject({
    status: 'found',
    isLate: true,
    localDraft: { draft: { fields: { title: 'Soil' } } },
  });
});

test('without a draft on the device there is nothing to restore', async () => {
  vi.spyOn(deviceStorage, 'get').mockResolvedValue(undefined);
  const { result } = renderHook(() => useStoredDraft('key', opened));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(result.current.status).toBe('none');
});
