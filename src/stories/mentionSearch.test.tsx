import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApiClient, createApiClient, readApiUrl } from '@/api/client';
import { createAppStore } from '@/app/store';
import { useFoundPeople } from '@/store/useFoundPeople';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const advance = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

function renderSearch() {
  const request = vi.fn<ApiClient['request']>(() => Promise.resolve({ people: [] }));
  const client = { ...createApiClient(readApiUrl()), request };
  const store = createAppStore({ client, session: null });
  const { rerender } = renderHook(useFoundPeople, {
    initialProps: 'n',
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const searched = () => request.mock.calls.map(([{ params }]): unknown => params);
  return { type: rerender, searched };
}

test('several letters are searched for once, after a pause of 200 ms in typing', async () => {
  const { type, searched } = renderSearch();
  for (const name of ['na', 'nad', 'nadi']) {
    await advance(199);
    type(name);
  }
  await advance(199);
  expect(searched()).toEqual([]);
  await advance(1);
  expect(searched()).toEqual([{ startsWith: 'nadi' }]);
  await advance(1000);
  expect(searched()).toHaveLength(1);
});
