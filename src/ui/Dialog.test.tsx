import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectAvailable, expectUnavailable } from '@/testing/availability';
import { ActionMenu } from './ActionMenu';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { LoadingStatus } from './Skeleton';

function renderDialog(isOpen = true) {
  const onClose = vi.fn();
  const dialog = (open: boolean) => (
    <Dialog title="Topics" isOpen={open} onClose={onClose}>
      <button type="button">bread</button>
    </Dialog>
  );
  const { rerender } = render(dialog(isOpen));
  return { onClose, setOpen: (open: boolean) => rerender(dialog(open)) };
}

test('an open dialog is modal and has its title as name', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  renderDialog();
  expect(screen.getByRole('dialog', { name: 'Topics' })).toBeVisible();
  expect(showModal).toHaveBeenCalledOnce();
});

test('a closed dialog has no content', () => {
  const { setOpen } = renderDialog();
  setOpen(false);
  expect(screen.queryByRole('button', { name: 'bread', hidden: true })).toBeNull();
});

test('the close button closes it', async () => {
  const { onClose } = renderDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('calls onClose if the browser closes it, for example with Escape', () => {
  const { onClose } = renderDialog();
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a confirmation can be given only once while its action runs', async () => {
  let finish: () => void = () => undefined;
  const onConfirm = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(
    <ConfirmDialog
      title="Delete This Post"
      isOpen
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onClose={vi.fn()}
    >
      Are you sure?
    </ConfirmDialog>,
  );
  const confirm = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(confirm);
  expectUnavailable(confirm);
  await userEvent.click(confirm);
  expect(onConfirm).toHaveBeenCalledOnce();
  finish();
  await waitFor(() => expectAvailable(confirm));
});

test('a dialog inside of another one is closed alone', () => {
  const [onClose, onInnerClose] = [vi.fn(), vi.fn()];
  render(
    <Dialog title="Settings" isOpen onClose={onClose}>
      <Dialog title="Address" isOpen onClose={onInnerClose}>
        Text
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'Address' }), new Event('close'));
  expect([onInnerClose.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

test('a dialog begins in its first field, and a question at its first button', () => {
  const dialog = (key: string, field: ReactNode) => (
    <Dialog
      key={key}
      title="Headings"
      isOpen
      onClose={vi.fn()}
      actions={<button type="button">Save</button>}
    >
      <p>Text</p>
      {field}
    </Dialog>
  );
  const { rerender } = render(dialog('1', <input aria-label="Title" />));
  expect(screen.getByLabelText('Title')).toHaveFocus();
  rerender(dialog('2', null));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('a dialog without a control has the focus itself, and passes it on to a list that loads', async () => {
  const dialog = (children: ReactNode) => (
    <Dialog title="Headings" isOpen onClose={vi.fn()}>
      {children}
    </Dialog>
  );
  const { rerender } = render(dialog(<LoadingStatus />));
  expect(screen.getByRole('dialog')).toHaveFocus();
  rerender(
    dialog(
      <ul>
        <li>
          <button type="button">bread</button>
        </li>
      </ul>,
    ),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'bread' })).toHaveFocus());
});

test('a menu begins at its first entry, not in its field', () => {
  render(
    <Dialog title="Menu" isOpen variant="drawer" onClose={vi.fn()}>
      <input aria-label="Search" />
      <ul>
        <li>
          <a href="/">Home</a>
        </li>
      </ul>
    </Dialog>,
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
});

/** A dialog that is removed when it is closed. A button opens it, and an entry of a menu. */
function RemovedDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      <button type="button" onClick={open}>
        Rename
      </button>
      <ActionMenu icon="more" label="Actions" entries={[{ label: 'Delete', onSelect: open }]} />
      {isOpen ? (
        <Dialog title="Topics" isOpen onClose={() => setIsOpen(false)}>
          bread
        </Dialog>
      ) : null}
    </>
  );
}

test('a dialog that is removed while it is open gives the focus back', async () => {
  render(<RemovedDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
});

test('a dialog that the entry of a menu opens gives the focus back to the button of the menu', async () => {
  render(<RemovedDialog />);
  const menu = screen.getByRole('button', { name: 'Actions' });
  // As browsers do it.
  vi.spyOn(HTMLElement.prototype, 'hidePopover').mockImplementation(() => menu.focus());
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(menu).toHaveFocus();
});
