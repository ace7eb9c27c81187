import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addEditing } from '../testing/addEditing';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';
import { typeText } from '../testing/typeText';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('the buttons beside a text stay while it is typed, but not beside the menu of blocks', async () => {
  addEditing();
  const { editor, holder } = await openEditor([]);
  editor.focus();
  const toolbar = holder.querySelector('.ce-toolbar');
  expect(toolbar).not.toHaveClass('ce-toolbar--opened');
  typeText('/');
  await nextFrame();
  expect(toolbar).not.toHaveClass('ce-toolbar--opened');
  typeText(' or');
  await nextFrame();
  expect(toolbar).toHaveClass('ce-toolbar--opened');
});

test('the options of a block that are opened right after a letter stay open', async () => {
  addEditing();
  const { editor, holder } = await openEditor([paragraph('One', 'a'), paragraph('Two', 'b')]);
  editor.goTo(1);
  typeText('!');
  const text = within(holder).getByText('Two', { exact: false });
  fireEvent.keyDown(text, { key: '/', ctrlKey: true });
  const option = { name: 'Move up', hidden: true };
  expect(await within(holder).findByRole('menuitem', option)).toBeInTheDocument();
  await nextFrame();
  await nextFrame();
  expect(within(holder).getByRole('menuitem', option)).toBeInTheDocument();
});
