import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addEditing } from '../testing/addEditing';
import { openEditor } from '../testing/openEditor';
import { pressKey, typeText } from '../testing/typeText';
import { EmbedTool } from './EmbedTool';

async function openEmbed(data: Record<string, unknown>) {
  const opened = await openEditor([{ id: 'e', type: 'embed', data }]);
  return { ...opened, screen: within(opened.holder), user: userEvent.setup() };
}

const vimeo = { service: 'vimeo', source: 'https://vimeo.com/165206543' };

test('a stored video has a titled frame that loads lazily', async () => {
  const { screen } = await openEmbed(vimeo);
  const frame = screen.getByTitle('Video: https://vimeo.com/165206543');
  expect(frame).toHaveProperty('loading', 'lazy');
  expect(frame).toHaveAttribute('src', expect.stringContaining('player.vimeo.com'));
});

test('an embed of an unknown service is a link, as for readers, and saved unchanged', async () => {
  const data = { service: 'nowhere', source: 'https://example.com', caption: 'A <b>film</b>' };
  const { editor, screen, opened } = await openEmbed(data);
  expect(screen.getByRole('link', { name: 'A film' })).toHaveAttribute('href', data.source);
  expect(await editor.read()).toBe(opened);
});

test.each(['', 'javascript:alert(1)'])(
  'an embed with the address "%s" can not be displayed',
  async (source) => {
    const { editor, screen, opened } = await openEmbed({ service: 'nowhere', source });
    expect(screen.getByRole('note')).toHaveTextContent('The block can not be displayed correctly.');
    expect(screen.queryByRole('link')).toBeNull();
    expect(await editor.read()).toBe(opened);
  },
);

test('after the address of a video, writing goes on in its caption', async () => {
  addEditing();
  const { editor, holder } = await openEditor([]);
  const screen = within(holder);
  editor.focus();
  typeText('/vid');
  pressKey('Enter');
  const address = screen.getByLabelText('Address of a YouTube or Vimeo video');
  await userEvent.setup().type(address, `${vimeo.source}{Enter}`);
  expect(screen.getByTitle(`Video: ${vimeo.source}`)).toBeVisible();
  expect(holder.querySelector('.embed-tool__caption')).toHaveFocus();
});

const { youtube, vimeo: vimeoPattern } = EmbedTool.pasteConfig.patterns;

test.each([
  'https://www.youtube.com/watch?v=abc',
  'https://youtu.be/abc',
  'https://youtube.com/shorts/abc',
  'https://www.youtube-nocookie.com/embed/abc',
])('pasting %s makes a video', (address) => {
  expect(youtube).toBeDefined();
  expect(address).toMatch(youtube ?? '');
});

test.each(['https://example.com/youtube.com/x', 'see https://youtu.be/abc', 'ftp://youtu.be/abc'])(
  'pasting %s stays text',
  (address) => {
    expect(address).not.toMatch(youtube ?? '');
    expect(address).not.toMatch(vimeoPattern ?? '');
  },
);
