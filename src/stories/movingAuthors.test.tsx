import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/pages/MovePage';
import '@/features/move/archives/readers/readArchive';
import { renderApp } from '@/testing/renderApp';

/** A file of a folder that was chosen. */
function fileOf(title: string, author: string) {
  const name = `${title.toLowerCase()}.md`;
  const text = `---\ntitle: ${title}\nauthor: ${author}\n---\nAbout ${title}.\n`;
  const file = new File([text], name, { type: 'text/markdown' });
  Object.defineProperty(file, 'webkitRelativePath', { value: `blog/${name}` });
  return file;
}

const files = [
  fileOf('Soil', 'Rhea Brook'),
  fileOf('Seeds', 'Rhea Brook'),
  fileOf('Rain', 'Old Guest'),
  fileOf('Wind', 'Ada'),
];

async function choose(as: 'admin' | 'author', chosen = files) {
  const app = await renderApp({ path: '/move', as });
  await app.user.upload(await screen.findByLabelText('Folder with Markdown'), chosen);
  await screen.findByRole('heading', { name: 'Posts' });
  const { tables } = app.mockApi.data;
  const authorOf = (title: string) =>
    tables.posts.rows().find((post) => post.title === title)?.authorId;
  return { ...app, authorOf };
}

test('an administrator chooses a member for each author of the archive', async () => {
  const { user, mockApi, authorOf } = await choose('admin');
  const reader = mockApi.data.tables.users.rows().find(({ id }) => id === 'user-reader');
  const name = `${reader?.firstName} ${reader?.lastName} (@reader)`;
  const group = within(screen.getByRole('group', { name: 'Authors' }));
  await user.selectOptions(group.getByLabelText('Rhea Brook: 2 posts'), 'Another member');
  await user.selectOptions(group.getByLabelText('Old Guest: 1 post'), 'Leave these posts out');
  expect(screen.getByRole('button', { name: 'Move in 1 post' })).toBeVisible();
  const field = group.getByLabelText('Member for Rhea Brook');
  await user.clear(field);
  await user.type(field, 'reade');
  await user.click(await group.findByRole('button', { name }));
  expect(group.getByText(/^The posts become those of/)).toHaveTextContent(name);
  await user.click(screen.getByRole('button', { name: 'Move in 3 posts' }));
  expect(await screen.findByText('3 of 3 posts moved.')).toBeVisible();
  expect(['Soil', 'Seeds', 'Rain', 'Wind'].map(authorOf)).toEqual([
    'user-reader',
    'user-reader',
    undefined,
    'user-admin',
  ]);
  await user.selectOptions(group.getByLabelText('Old Guest: 1 post'), 'Me');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('4 of 4 posts moved.')).toBeVisible();
  expect(authorOf('Rain')).toBe('user-admin');
});

test('all posts become those of a member who is no administrator', async () => {
  const { user, authorOf } = await choose('author');
  expect(screen.queryByRole('group', { name: 'Authors' })).toBeNull();
  expect(
    screen.getByText('The archive names several authors. All posts become yours.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move in 4 posts' }));
  expect(await screen.findByText('4 of 4 posts moved.')).toBeVisible();
  expect(authorOf('Rain')).toBe('user-author');
});

test('an archive with one author asks for none', async () => {
  await choose('admin', [fileOf('Soil', 'Rhea Brook'), fileOf('Wind', '')]);
  expect(screen.queryByRole('group', { name: 'Authors' })).toBeNull();
  expect(screen.queryByText(/several authors/)).toBeNull();
});
