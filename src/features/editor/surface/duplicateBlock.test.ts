import { eventually } from '@contract/testing/eventually';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';

test('a block is duplicated from its menu, and undo removes the copy', async () => {
  const { editor, holder, announce } = await openEditor([
    paragraph('One', 'a'),
    paragraph('Two', 'b'),
  ]);
  const user = userEvent.setup();
  const screen = within(holder);
  const texts = async () => (await editor.read()).blocks.map(({ data }) => data['text']);
  editor.goTo(0);
  await user.click(screen.getByText('One'));
  await user.click(screen.getByRole('button', { name: 'Block options', hidden: true }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate', hidden: true }));
  await eventually(() => expect(announce).toHaveBeenCalledWith('Paragraph duplicated to place 2'));
  expect(await texts()).toEqual(['One', 'One', 'Two']);
  const ids = (await editor.read()).blocks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  editor.undo();
  expect(await texts()).toEqual(['One', 'Two']);
});
