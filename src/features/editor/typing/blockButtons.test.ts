import { expect, test } from 'vitest';
import { addEditing } from '../testing/addEditing';
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
