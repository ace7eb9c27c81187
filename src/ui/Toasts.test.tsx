import { limits } from '@contract/limits';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog';
import { Toasts } from './Toasts';

test('at most three toasts are shown, the newest ones', () => {
  const statusRegion = document.body.appendChild(document.createElement('div'));
  render(<Toasts statusRegion={statusRegion} alertRegion={null} SignInDialog={() => null} />);
  const count = limits.toast.most + 3;
  act(() => {
    for (let number = 1; number <= count; number += 1) {
      toast.success(`Toast ${number}.`, { duration: Infinity });
    }
  });
  const announced = within(statusRegion).getAllByText(/^Toast/);
  expect(announced).toHaveLength(limits.toast.most);
  expect(announced[0]).toHaveTextContent(`Toast ${count}.`);
});

type SceneProps = { isOpen?: boolean; hasDialog?: boolean };

function Scene({ isOpen = true, hasDialog = true }: SceneProps) {
  return (
    <>
      {hasDialog ? (
        <Dialog title="Post settings" isOpen={isOpen} onClose={() => undefined}>
          <p>Fields</p>
        </Dialog>
      ) : null}
      <Toasts statusRegion={null} alertRegion={null} SignInDialog={() => null} />
    </>
  );
}

test('toasts are inside of an open dialog, which covers everything else', () => {
  render(<Scene />);
  act(() => {
    toast.error('All fields are mandatory!!', { duration: Infinity });
  });
  const dialog = screen.getByRole('dialog', { name: 'Post settings' });
  expect(within(dialog).getByText('All fields are mandatory!!')).toBeVisible();
});

test.each([
  ['closes', { isOpen: false }],
  ['is removed', { hasDialog: false }],
])('a toast stays visible when its dialog %s', async (_, after) => {
  const { rerender } = render(<Scene />);
  act(() => {
    toast.success('Saved.', { duration: Infinity });
  });
  rerender(<Scene {...after} />);
  await waitFor(() => expect(screen.getByText('Saved.')).toBeVisible());
});
