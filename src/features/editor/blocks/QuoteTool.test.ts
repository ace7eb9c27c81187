import { fireEvent, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openEditor } from '../testing/openEditor';

const data = { text: 'Bread is patience.', caption: 'A baker', alignment: 'center' };

test.each(['left', 'center'])('a quote shows the alignment "%s"', async (alignment) => {
  const { holder } = await openEditor([{ id: 'q', type: 'quote', data: { ...data, alignment } }]);
  const text = within(holder).getByText(data.text);
  expect(text.closest('[data-alignment]')).toHaveAttribute('data-alignment', alignment);
});

test('an edited quote keeps its alignment', async () => {
  const { editor, holder } = await openEditor([{ id: 'q', type: 'quote', data }]);
  const text = within(holder).getByText(data.text);
  text.textContent = 'Bread is time.';
  fireEvent.input(text);
  expect((await editor.read()).blocks[0]?.data).toEqual({ ...data, text: 'Bread is time.' });
});

test('an edited quote keeps the address of its source', async () => {
  const quoted = { ...data, cite: '/posts/bread' };
  const { editor, holder } = await openEditor([{ id: 'q', type: 'quote', data: quoted }]);
  const text = within(holder).getByText(data.text);
  text.textContent = 'Bread is time.';
  fireEvent.input(text);
  expect((await editor.read()).blocks[0]?.data).toEqual({ ...quoted, text: 'Bread is time.' });
});
