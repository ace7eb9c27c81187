import { eventually } from '@contract/testing/eventually';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openEditor } from '../testing/openEditor';

async function openEmpty() {
  const { editor, holder } = await openEditor([{ id: 'p', type: 'simpleImage', data: {} }]);
  return { editor, screen: within(holder), user: userEvent.setup() };
}

test('after the address of a picture, its alternative text has the focus', async () => {
  const { editor, screen, user } = await openEmpty();
  await user.type(
    screen.getByLabelText('Address of the picture'),
    'https://pictures.example/spade.png{Enter}',
  );
  await eventually(() => expect(screen.queryByLabelText('Address of the picture')).toBeNull());
  expect(screen.getByLabelText('Alternative text: what the picture shows')).toHaveFocus();
  await user.keyboard('A spade');
  await eventually(async () =>
    expect((await editor.read()).blocks[0]?.data).toMatchObject({
      file: { url: 'https://pictures.example/spade.png' },
      alt: 'A spade',
    }),
  );
});

test('an address that is none is refused beside its field', async () => {
  const { screen, user } = await openEmpty();
  await user.type(screen.getByLabelText('Address of the picture'), 'spade.png{Enter}');
  expect(screen.getByText('Please enter an address that begins with https://')).toBeVisible();
  expect(screen.getByLabelText('Address of the picture')).toHaveValue('spade.png');
});
