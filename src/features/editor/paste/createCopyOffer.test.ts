import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { addEditing } from '../testing/addEditing';
import { openEditor } from '../testing/openEditor';
import { picture } from './testing/expectedBlocks';

beforeEach(addEditing);

const html = '<img src="https://one.example/a.png"><img src="https://two.example/b.png">';

async function pastePictures() {
  const open = await openEditor([]);
  const field = open.holder.querySelector('.ce-paragraph');
  if (!field) throw new Error('The default block is missing.');
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(field, { clipboardData: { files: [], getData } });
  await open.editor.read();
  const note = within(open.holder).getByRole('region', { name: 'Pictures from other sites' });
  return { ...open, note };
}

test('copies of pictures from other sites are offered, and the offer can be declined', async () => {
  const { note } = await pastePictures();
  expect(note).toHaveTextContent('2 pictures are loaded from other sites.');
  fireEvent.click(within(note).getByRole('button', { name: 'Keep the addresses' }));
  expect(note).not.toBeInTheDocument();
});

test('sites that do not allow a copy are named, and the addresses stay', async () => {
  const { editor, note } = await pastePictures();
  fireEvent.click(within(note).getByRole('button', { name: 'Upload copies' }));
  // jsdom loads no pictures.
  await within(note).findByText(/^2 pictures could not be copied from one\.example, two\.example/);
  const { blocks } = await editor.read();
  expect(blocks.map(({ type, data }) => ({ type, data }))).toEqual([
    picture('https://one.example/a.png'),
    picture('https://two.example/b.png'),
  ]);
});
