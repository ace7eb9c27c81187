import { blockRegistry } from '@contract/document/blockRegistry';
import samples from '@contract/document/testing/editorSamples.json';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { matchMediaOf } from '@/testing/matchMedia';
import { renderDocument } from './testing/renderDocument';

const picture = { file: { url: '/hill.webp' }, caption: 'A <b>hill</b>', alt: 'A green hill' };

test('a paragraph keeps its inline markup', () => {
  renderDocument({
    type: 'paragraph',
    data: { text: 'Some <b>bold</b> and <a href="/x">a link</a>' },
  });
  expect(screen.getByText('bold').tagName).toBe('B');
  expect(screen.getByRole('link', { name: 'a link' })).toHaveAttribute('href', '/x');
});

test.each([2, 3, 4, 5, 6])('a heading of level %i has an anchor', (level) => {
  renderDocument({ type: 'header', data: { text: 'On bread', level } });
  expect(screen.getByRole('heading', { level, name: 'On bread' })).toHaveAttribute(
    'id',
    'section-on-bread',
  );
  expect(screen.getByRole('link', { name: /On bread/ })).toHaveAttribute(
    'href',
    '#section-on-bread',
  );
});

const header = (text: string, level = 2) => ({ type: 'header', data: { text, level } });
const contents = () => within(screen.getByRole('navigation', { name: 'On this page' }));

test('three headings of level 2 or 3 make a table of contents, two do not', () => {
  matchMediaOf('(min-width: 48rem)');
  const { unmount } = renderDocument(header('One'), header('Two', 3), header('Two and a half', 4));
  expect(screen.queryByRole('navigation')).toBeNull();
  unmount();
  renderDocument(header('One'), header('Two', 3), header('Two and a half', 4), header('Three'));
  const links = contents().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three']);
});

test('the table of contents is closed at first on a small screen', async () => {
  const user = userEvent.setup();
  renderDocument(header('One'), header('Two'), header('Three'));
  expect(contents().getByText('Two')).not.toBeVisible();
  await user.click(contents().getByText('On this page'));
  expect(contents().getByText('Two')).toBeVisible();
});

const item = (content: string, items: unknown[] = [], meta = {}) => ({ content, meta, items });
const shapes = {
  strings: ['one', 'two'],
  nested: [{ content: 'one', items: [{ content: 'inner', items: [] }] }, { content: 'two' }],
  current: [item('one', [item('inner')]), item('two')],
};

test.each(Object.entries(shapes))('a list stored in the shape "%s" shows all items', (_, items) => {
  renderDocument({ type: 'list', data: { style: 'ordered', items } });
  const [list] = screen.getAllByRole('list');
  expect(list?.tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    JSON.stringify(items).includes('inner') ? ['oneinner', 'inner', 'two'] : ['one', 'two'],
  );
});

test.each([
  [{ start: 5, counterType: 'numeric' }, 5, 'list-decimal'],
  [{ start: 3, counterType: 'upper-roman' }, 3, 'list-[upper-roman]'],
  [{}, 1, 'list-decimal'],
  [{ start: 'x', counterType: 'url(//x)' }, 1, 'list-decimal'],
])('a numbered list counts as in the editor: %j', (meta, start, numbers) => {
  const items = [item('one', [item('inner')]), item('two')];
  renderDocument({ type: 'list', data: { style: 'ordered', meta, items } });
  const [outer, inner] = screen.getAllByRole('list');
  expect(outer).toHaveAttribute('start', String(start));
  expect(inner).toHaveAttribute('start', '1');
  for (const list of [outer, inner]) expect(list).toHaveClass(numbers);
});

test('a checklist tells done and open items apart', () => {
  const items = [item('flour', [], { checked: true }), item('water', [], { checked: false })];
  renderDocument({ type: 'list', data: { style: 'checklist', items } });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Done: flour',
    'Open: water',
  ]);
});

test('a quote has its text and its source', () => {
  renderDocument({
    type: 'quote',
    data: { text: 'So be it', caption: 'Ada', alignment: 'center' },
  });
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('blockquote')).toHaveTextContent('So be it');
  expect(figure).toHaveTextContent('Ada');
});

test.each([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['warning', 'Warning'],
])('a callout of tone "%s" is a note named "%s"', (tone, name) => {
  renderDocument({ type: 'callout', data: { tone, title: 'Hot', text: 'Mind the <b>tin</b>' } });
  const callout = screen.getByRole('note', { name });
  expect(callout).toHaveTextContent(`${name}HotMind the tin`);
  expect(within(callout).getByText('tin').tagName).toBe('B');
});

test('a picture has alternative text and a caption, and opens in a lightbox', async () => {
  const user = userEvent.setup();
  renderDocument({ type: 'image', data: { ...picture, stretched: true, withBorder: true } });
  expect(screen.getByRole('img', { name: 'A green hill' })).toHaveAttribute('src', '/hill.webp');
  expect(screen.getByText('hill').tagName).toBe('B');
  await user.click(screen.getByRole('button', { name: 'Enlarge the picture: A green hill' }));
  const dialog = await screen.findByRole('dialog', { name: 'A green hill' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture without alternative text is named by its caption', () => {
  renderDocument({ type: 'simpleImage', data: { url: '/sea.webp', caption: 'The sea' } });
  expect(screen.getByRole('img', { name: 'The sea' })).toHaveAttribute('src', '/sea.webp');
});

const video = (source: string) => ({
  type: 'embed',
  data: { service: 'youtube', source, embed: 'https://evil.example/', caption: 'A talk' },
});

test('a video sends no request to its host before it is played', async () => {
  const user = userEvent.setup();
  const { container } = renderDocument(video('https://youtu.be/abcdefghijk'));
  await screen.findByRole('button', { name: 'Play: A talk' });
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play: A talk' }));
  expect(screen.getByTitle('A talk')).toHaveAttribute(
    'src',
    'https://www.youtube.com/embed/abcdefghijk?autoplay=1',
  );
});

test('an embed of an unknown host is a plain link', async () => {
  const { container } = renderDocument(video('https://evil.example/film'));
  expect(await screen.findByRole('link', { name: 'A talk' })).toHaveAttribute(
    'href',
    'https://evil.example/film',
  );
  expect(container.querySelector('iframe, button')).toBeNull();
});

test('a table has headings, a caption and a footer, and takes keyboard focus to scroll', () => {
  const content = [
    ['Dish', 'Time'],
    ['Soup', '1 h'],
  ];
  const data = { content, withHeadings: true, caption: 'Supper', footer: ['All', '1 h'] };
  renderDocument({ type: 'table', data });
  expect(screen.getByRole('region', { name: 'Supper' })).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Dish',
    'Time',
  ]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Soup',
    '1 h',
    'All',
    '1 h',
  ]);
});

test('the caption of a table is outside of the part that scrolls', () => {
  renderDocument({ type: 'table', data: { content: [['Soup', '1 h']], caption: 'Supper' } });
  const scroller = screen.getByRole('region', { name: 'Supper' });
  expect(within(scroller).getByRole('table', { name: 'Supper' })).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('Supper');
  expect(scroller).not.toHaveTextContent('Supper');
});

test('raw HTML is shown without anything that could run', async () => {
  const html = '<p onclick="x()">Raw <em>words</em></p><script>x()</script><form><input></form>';
  const { container } = renderDocument({ type: 'raw', data: { html } });
  await waitFor(() => expect(screen.getByText('words')).toBeVisible());
  expect(container.querySelector('[onclick], script, form, input')).toBeNull();
});

test('code can be read and copied', async () => {
  const user = userEvent.setup();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  renderDocument({ type: 'code', data: { code: 'let a = 1 < 2;', lang: 'js' } });
  expect(screen.getByRole('figure', { name: 'Code: js' })).toHaveTextContent('let a = 1 < 2;');
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(written).toHaveBeenCalledWith('let a = 1 < 2;');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});

test('a delimiter is a separator', () => {
  renderDocument({ type: 'delimiter', data: {} });
  expect(screen.getByRole('separator')).toBeVisible();
});

test('an unknown block is announced and the other blocks are shown', () => {
  renderDocument({ type: 'poll', data: {} }, { type: 'paragraph', data: { text: 'After it' } });
  expect(screen.getByText(/“poll”/)).toBeVisible();
  expect(screen.getByText('After it')).toBeVisible();
});

const sampleBlocks = Object.entries(samples).flatMap(([name, { blocks }]) =>
  blocks.map((block, place) => [`${name}, block ${place + 1}, ${block.type}`, block] as const),
);

test('the samples hold every type of block', () => {
  const types = sampleBlocks.map(([, { type }]) => type);
  expect(types).toEqual(expect.arrayContaining(Object.keys(blockRegistry)));
});

test.each(sampleBlocks)('%s shows something', async (_, block) => {
  const { container } = renderDocument({ data: {}, ...block });
  const shown = () => container.querySelector('[id^="block-"] *');
  await waitFor(() => expect(shown()).not.toBeNull());
});
