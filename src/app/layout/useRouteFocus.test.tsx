import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useRouteFocus } from './useRouteFocus';

function Frame() {
  useRouteFocus();
  return (
    <main>
      <Outlet />
    </main>
  );
}

async function go(page: ReactNode) {
  const children = [
    { path: '/', element: <h1>Before</h1> },
    { path: '/next', element: page },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/next'));
}

test('after a change of page the focus stands on its heading', async () => {
  await go(<h1>Next</h1>);
  expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus();
});

test('who is in a field of the new page already is left there', async () => {
  await go(
    <>
      <h1>Next</h1>
      {/* Takes the focus as quickly as nobody can. */}
      <input aria-label="Name" ref={(input) => input?.focus()} />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
