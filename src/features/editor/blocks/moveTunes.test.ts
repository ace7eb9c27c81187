import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';

const hidden = { hidden: true };

async function openOptions(index: number) {
  const { editor, holder, announce } = await openEditor([
    paragraph('One', 'a'),
    paragraph('Two', 'b'),
  ]);
  const user = userEvent.setup();
  const screen = within(holder);
  editor.goTo(index);
  await user.click(screen.getByText(index === 0 ? 'One' : 'Two'));
  await user.click(screen.getByRole('button', { name: 'Block options', ...hidden }));
  await screen.findByRole('menuitem', { name: 'Delete', ...hidden });
  return { editor, announce, user, screen };
}

test('the first block can only be moved down', async () => {
  const { editor, announce, user, screen } = await openOptions(0);
  expect(screen.queryByRole('menuitem', { name: 'Move up', ...hidden })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Move down', ...hidden }));
  await waitFor(() => expect(announce).toHaveBeenCalledWith('Paragraph moved to place 2'));
  expect((await editor.read()).blocks.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('the last block can only be moved up', async () => {
  const { editor, user, screen } = await openOptions(1);
  expect(screen.queryByRole('menuitem', { name: 'Move down', ...hidden })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Move up', ...hidden }));
  expect((await editor.read()).blocks.map(({ id }) => id)).toEqual(['b', 'a']);
});
