import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createStore } from '@/lib/createStore';
import { Redirect } from './Redirect';

const renders = createStore(0);

/** Each render has another state object, as most callers have. */
function Leaving() {
  const count = useSyncExternalStore(renders.subscribe, renders.read);
  return <Redirect to="/next" state={{ from: 'here', isOdd: count > 100 }} />;
}

function Next() {
  const { state } = useLocation();
  return <p>{JSON.stringify(state)}</p>;
}

test('a page that is rendered again while the next one loads leads there once, unless the state has changed', async () => {
  let load = (_page: typeof Next) => {};
  const loading = new Promise<typeof Next>((resolve) => {
    load = resolve;
  });
  const router = createMemoryRouter([
    { path: '/', element: <Leaving /> },
    { path: '/next', lazy: { Component: () => loading } },
  ]);
  const navigate = vi.spyOn(router, 'navigate');
  render(<RouterProvider router={router} />);
  for (const count of [1, 2, 3]) act(() => renders.set(count));
  expect(navigate).toHaveBeenCalledTimes(1);
  act(() => renders.set(101));
  expect(navigate).toHaveBeenCalledTimes(2);
  await act(async () => load(Next));
  expect(await screen.findByText('{"from":"here","isOdd":true}')).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
});
