import { limits } from '@contract/limits';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { expect, test, vi } from 'vitest';
import { apiError } from '@/lib/apiError';
import { notify, toaster } from '@/lib/notify';
import { Dialog } from './Dialog';
import { Toasts } from './Toasts';

test('at most three toasts are shown, the newest ones', () => {
  const statusRegion = document.body.appendChild(document.createElement('div'));
  render(
    <Toasts
      statusRegion={statusRegion}
      alertRegion={null}
      SignInDialog={() => null}
      VerifyPanel={() => null}
    />,
  );
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
      <Toasts
        statusRegion={null}
        alertRegion={null}
        SignInDialog={() => null}
        VerifyPanel={() => null}
      />
    </>
  );
}

test('a dismissed toast takes no later one of its id with it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const show = (message: string) => act(() => void toast.success(message, { id: 'save' }));
  try {
    const { unmount } = render(<Scene hasDialog={false} />);
    show('Saved.');
    act(() => toast.dismiss('save'));
    act(() => void vi.advanceTimersByTime(1));
    unmount();
    render(<Scene hasDialog={false} />);
    show('Saved again.');
    act(() => void vi.advanceTimersByTime(1500));
    expect(screen.getByText('Saved again.')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

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

test.each([
  [true, 'Our server did not answer.'],
  [false, 'You are offline.'],
])('the error of a call without an answer says why (online: %s)', async (isOnline, reason) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  toaster.loaded();
  render(<Scene hasDialog={false} />);
  notify.error('Failed to like the post', 'like', { failure: apiError('unreachable') });
  notify.error('Failed to delete the Post', 'delete');
  expect(await screen.findByText('Failed to like the post')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByText('Failed to delete the Post')).toBeVisible();
});
