import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/pages/MovePage';
import '@/features/move/archives/readers/readArchive';
import { failCalls } from '@/testing/failCalls';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

/** A file of a folder that was chosen. */
function inFolder(path: string, content: BlobPart, type = 'text/markdown') {
  const file = new File([content], path.split('/').at(-1) ?? '', { type });
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

const post = (title: string, more: string) =>
  `---\ntitle: ${title}\ndate: 2019-05-04\ntags: soil, seeds\ncover: heap.png\n${more}---\nSoil is **alive**.\n\n![A heap](heap.png)\n`;

const folder = () => [
  inFolder('blog/soil.md', post('About soil', 'aliases: /2019/05/soil/\n')),
  inFolder('blog/seeds.md', post('About seeds', '')),
  inFolder('blog/idea.md', '---\ntitle: An idea\n---\nNot finished.\n'),
  inFolder('blog/heap.png', pngFile(), 'image/png'),
];

async function chooseFolder(as?: 'author' | 'newbie') {
  const app = await renderApp({ path: '/move', ...(as ? { as } : {}) });
  await app.user.upload(await screen.findByLabelText('Folder with Markdown'), folder());
  await screen.findByRole('heading', { name: 'Posts' });
  return app;
}

test('a visitor sees what a move would do, each post, and what is lost; nothing is sent', async () => {
  const { user, mockApi } = await chooseFolder();
  const before = mockApi.data.tables.posts.rows().length;
  expect(screen.getByText(/3 posts, 1 of them as drafts/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Move in' })).toHaveTextContent(/sign in or sign up/);
  await user.click(screen.getByRole('button', { name: 'An idea' }));
  const shown = within(await screen.findByRole('region', { name: 'An idea' }));
  expect(shown.getByRole('heading', { name: 'An idea' })).toHaveFocus();
  expect(shown.getByText('Not finished.', { selector: 'p *' })).toBeVisible();
  expect(shown.getByText('The description was missing and was made from the text.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Back to the list' }));
  expect(screen.getByRole('button', { name: 'About soil' })).toBeVisible();
  expect(mockApi.data.tables.posts.rows()).toHaveLength(before);
});

test('an author moves in: the posts have their dates, pictures and former addresses, and are moved once', async () => {
  const { user, mockApi } = await chooseFolder('author');
  const posts = () => mockApi.data.tables.posts.rows();
  const before = posts().length;
  await user.click(screen.getByRole('button', { name: 'Move in 3 posts' }));
  expect(await screen.findByText('3 of 3 posts moved.')).toBeVisible();
  expect(screen.getByText(/3 posts are here, 1 of them as drafts/)).toBeVisible();
  const soil = posts().find(({ title }) => title === 'About soil');
  expect(soil?.publishedAt).toBe(Date.parse('2019-05-04T00:00:00Z'));
  expect(soil?.image).not.toBe('');
  const content = await mockApi.data.posts.byId(soil?.id ?? '');
  expect(content?.content).toContain('/api/v1/resource/file/');
  expect(content?.content).not.toContain('archive.invalid');
  expect(posts().find(({ title }) => title === 'An idea')?.isPublished).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Choose another archive' }));
  await user.upload(await screen.findByLabelText('Folder with Markdown'), folder());
  await user.click(await screen.findByRole('button', { name: 'Move in 3 posts' }));
  expect(await screen.findByText('3 of 3 posts moved.')).toBeVisible();
  expect(posts()).toHaveLength(before + 3);
});

test('a move that fails for want of a connection pauses, and goes on', async () => {
  const { user, mockApi } = await chooseFolder('author');
  const before = mockApi.data.tables.posts.rows().length;
  failCalls({ createPost: { status: 0, times: 1 } });
  await user.click(screen.getByRole('button', { name: 'Move in 3 posts' }));
  expect(await screen.findByText(/^The move has paused\./)).toBeVisible();
  expect(mockApi.data.tables.posts.rows()).toHaveLength(before);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('3 of 3 posts moved.')).toBeVisible();
});

test('a member without a confirmed address is told to confirm it', async () => {
  await chooseFolder('newbie');
  expect(screen.queryByRole('button', { name: /^Move in/ })).toBeNull();
});

test('what can’t be read says why, beside the field', async () => {
  const { user } = await renderApp({ path: '/move' });
  const field = await screen.findByLabelText('File of the export');
  await user.upload(field, new File(['{"no": "export"}'], 'a.json'));
  expect(await screen.findByText(/^This is no export of Ghost/)).toBeVisible();
  await user.upload(screen.getByLabelText('File of the export'), new File(['PK'], 'a.zip'));
  expect(await screen.findByText(/damaged/)).toBeVisible();
});
