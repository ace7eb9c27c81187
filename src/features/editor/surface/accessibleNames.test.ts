import { fireEvent, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';

const open = () => openEditor([paragraph('One', 'a')]);
const hidden = { hidden: true };

test('the document and the buttons of Editor.js have names', async () => {
  const { holder } = await open();
  const named = within(holder);
  expect(named.getByRole('group', { name: 'Content' })).toContainElement(named.getByText('One'));
  for (const name of ['Add a block', 'Block options']) {
    expect(named.getByRole('button', { name, ...hidden })).toHaveAttribute('tabindex', '0');
  }
});

test('the handle of a block says that it can be dragged', async () => {
  const { holder } = await open();
  const handle = within(holder).getByRole('button', { name: 'Block options', ...hidden });
  fireEvent.mouseEnter(handle);
  const tooltip = await within(document.body).findByText(/^Drag to move, click for the menu/);
  expect(tooltip).toBeInTheDocument();
});

test('the toolbox is a list of named entries with a labelled search field', async () => {
  const { holder } = await open();
  expect(within(holder).getByRole('menuitem', { name: 'Heading', ...hidden })).toBeInTheDocument();
  expect(holder.querySelector('.ce-toolbox input')).toHaveAccessibleName('Find a block');
});

test('the highlighted entry is announced once', async () => {
  const { holder, announce } = await open();
  const entry = within(holder).getByRole('menuitem', { name: 'Quote', ...hidden });
  entry.classList.add('ce-popover-item--focused');
  await Promise.resolve();
  expect(announce).toHaveBeenCalledExactlyOnceWith('Quote');
  entry.classList.add('another-class');
  await Promise.resolve();
  expect(announce).toHaveBeenCalledTimes(1);
});

test('a notification of Editor.js is announced', async () => {
  const { announce } = await open();
  const notifications = document.createElement('div');
  notifications.className = 'cdx-notifies';
  document.body.append(notifications);
  await Promise.resolve();
  const notification = document.createElement('p');
  notification.textContent = 'Too large';
  notifications.append(notification);
  await Promise.resolve();
  expect(announce).toHaveBeenCalledExactlyOnceWith('Too large');
  notifications.remove();
});

test('nothing is announced after the editor was destroyed', async () => {
  const { editor, holder, announce } = await open();
  const entry = within(holder).getByRole('menuitem', { name: 'Quote', ...hidden });
  editor.destroy();
  await Promise.resolve();
  entry.classList.add('ce-popover-item--focused');
  await Promise.resolve();
  expect(announce).not.toHaveBeenCalled();
});
