import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';

const hidden = { hidden: true };

async function openOptions() {
  const { editor, holder } = await openEditor([paragraph('One', 'a'), paragraph('Two', 'b')]);
  const user = userEvent.setup();
  const screen = within(holder);
  editor.goTo(0);
  await user.click(screen.getByText('One'));
  const button = screen.getByRole('button', { name: 'Block options', ...hidden });
  const entry = () => screen.queryByRole('menuitem', { name: 'Delete', ...hidden });
  return { user, screen, button, entry };
}

test('the menu of a block opens when its button is released, so that it can be dragged before', async () => {
  const { user, screen, button, entry } = await openOptions();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(entry()).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(await screen.findByRole('menuitem', { name: 'Delete', ...hidden })).toBeInTheDocument();
});

test('Enter opens the menu of a block', async () => {
  const { user, screen, button } = await openOptions();
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Delete', ...hidden })).toBeInTheDocument();
});
