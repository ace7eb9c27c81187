import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';
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

async function navigateTo(page: ReactNode) {
  const children = [
    { path: '/', element: <h1>Before</h1> },
    { path: '/next', element: page },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/next'));
}

test('focuses the heading of the new page after a navigation', async () => {
  await navigateTo(<h1>Next</h1>);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus());
});

test('keeps focus if a field of the new page already has it', async () => {
  await navigateTo(
    <>
      <h1>Next</h1>
      <input aria-label="Name" ref={(input) => input?.focus()} />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

/** Effects of a page run before those of the frame around it. */
function FocusedMeanwhile() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <h1>Next</h1>
      <button ref={button} type="button">
        Press
      </button>
    </>
  );
}

test('keeps the focus of a control that was used since the new page is shown', async () => {
  await navigateTo(<FocusedMeanwhile />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Press' })).toHaveFocus());
});
