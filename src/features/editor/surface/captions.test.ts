import { fireEvent, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openEditor } from '../testing/openEditor';

const video = {
  service: 'youtube',
  source: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  embed: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
  width: 580,
  height: 320,
  caption: 'Before',
};

test.each([
  ['picture', { type: 'image', data: { file: { url: '/soil.png' }, caption: 'Before' } }],
  ['video', { type: 'embed', data: video }],
  ['table', { type: 'table', data: { content: [['Soil']], caption: 'Before' } }],
])('the caption of a %s is reported while it is typed', async (_, block) => {
  const { holder, onChange } = await openEditor([block]);
  const caption = within(holder).getByText('Before');
  caption.textContent = 'After';
  fireEvent.input(caption);
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.lastCall?.[0].blocks[0]?.data['caption']).toBe('After');
});
