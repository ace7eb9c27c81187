import { postMessages, revisionMessages } from '@contract/texts/apiMessages';
import { historyTexts } from '@contract/texts/historyTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';
import { expectAvailable } from '@/testing/availability';
import { enterText } from '@/testing/enterText';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const contentOf = (...texts: string[]) =>
  JSON.stringify({
    blocks: texts.map((text, at) => ({ id: `block-${at}`, type: 'paragraph', data: { text } })),
  });

type App = Awaited<ReturnType<typeof renderApp>>;

/** Saves a version as another client does. */
async function saveElsewhere(
  { mockApi }: App,
  id: string,
  save: { content: string; note?: string; addedWords?: number; removedWords?: number },
) {
  const { content, ...saving } = save;
  const updatedAt = Date.now() + 60_000;
  await mockApi.data.posts.update(id, { content, updatedAt, saving }, 'user-author');
}

/** A post with three versions. */
async function openApp(as?: 'author' | 'reader') {
  const app = await renderApp({ path: '/about', ...(as ? { as } : {}) });
  const post = app.mockApi.data.tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && isPublished);
  if (!post) throw new Error('The author has no public post.');
  await saveElsewhere(app, post.id, {
    content: contentOf('Bread rises slowly.', 'Salt it.'),
    note: 'First recipe',
  });
  await saveElsewhere(app, post.id, {
    content: contentOf('Bread rises quickly.', 'Salt it.'),
    addedWords: 12,
    removedWords: 3,
  });
  return { ...app, post };
}

const versions = async () =>
  within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');

test('a visitor reads which versions a post had, and what each changed', async () => {
  const { post, router, user } = await openApp();
  await router.navigate(`/posts/${post.url}`);
  await user.click(await screen.findByRole('link', { name: /^Edited on / }));
  const [newest, second] = await versions();
  expect(newest).toHaveTextContent('Present version');
  expect(newest).toHaveTextContent('Version 3, by Ines Okonjo · +12 words · −3');
  expect(second).not.toHaveTextContent(/ words/);
  expect(second).toHaveTextContent('First recipe');
  expect(screen.queryByRole('button', { name: /^Use the version/ })).toBeNull();
  await user.click(within(newest ?? document.body).getByRole('link', { name: /^Changes in/ }));
  const changes = await screen.findByRole('region', { name: 'Changes' });
  expect(changes.querySelector('del')).toHaveTextContent('Struck out');
  const [, removed] = changes.querySelectorAll('del');
  const [, added] = changes.querySelectorAll('ins');
  expect([removed?.textContent, added?.textContent]).toEqual(['slowly', 'quickly']);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Changes in version 3' })).toHaveFocus(),
  );

  // The address of a version that is none shows what the post has.
  await router.navigate(`/posts/${post.url}/history?version=0&since=x`);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull());
  expect(await versions()).toHaveLength(3);

  // The first version has none before it.
  await router.navigate(`/posts/${post.url}/history?since=1`);
  const since = await screen.findByRole('region', { name: 'Changes' });
  expect(since).toHaveTextContent('Version 1');
  expect(within(since).getByText('Bread rises quickly.')).toBeVisible();
  await router.navigate(`/posts/${post.url}/history?version=1`);
  expect(await screen.findByText(historyTexts.first)).toBeVisible();
});

test('a visitor reads the first version with its title, as readers of the post saw it', async () => {
  const { post, router, user, mockApi } = await openApp();
  const change = { title: 'A newer title', updatedAt: Date.now() + 90_000, saving: {} };
  await mockApi.data.posts.update(post.id, change, 'user-author');
  await router.navigate(`/posts/${post.url}/history`);
  const oldest = (await versions()).at(-1);
  await user.click(
    within(oldest ?? document.body).getByRole('link', { name: /^Read the version/ }),
  );
  const version = await screen.findByRole('article', { name: 'Version 1' });
  await waitFor(() =>
    expect(within(version).getByRole('heading', { level: 2, name: 'Version 1' })).toHaveFocus(),
  );
  expect(within(version).getByRole('heading', { level: 3, name: post.title })).toBeVisible();
  expect(version.querySelector('.post-blocks')).not.toBeEmptyDOMElement();

  // A version that is none says so.
  await router.navigate(`/posts/${post.url}/history?read=99`);
  expect(await screen.findByText(historyTexts.versionFailed)).toBeVisible();
});

test('an author reads and keeps the versions of a draft when its history is opened directly', async () => {
  const app = await renderApp({ path: '/about', as: 'author' });
  const draft = app.mockApi.data.tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && !isPublished);
  await saveElsewhere(app, draft?.id ?? '', { content: contentOf('Salt it.') });
  await app.router.navigate(`/posts/${draft?.url ?? ''}/history`);
  const [newest, first] = await versions();
  expect(newest).toHaveTextContent('Draft');
  await app.user.click(within(first ?? document.body).getByText('Read'));
  expect(await screen.findByRole('article', { name: 'Version 1' })).toBeVisible();
});

test('an author uses an older version again, and removes its text after a question', async () => {
  const { post, router, user, mockApi } = await openApp('author');
  await router.navigate(`/posts/${post.url}/history`);
  const [, second] = await versions();
  await user.click(within(second ?? document.body).getByText('Use this version'));
  await user.click(await screen.findByRole('button', { name: 'Use it' }));
  await waitFor(() => expect(notices()).toHaveTextContent(revisionMessages.restored));
  await waitFor(async () => expect(await versions()).toHaveLength(4));
  const [newest] = await versions();
  expect(newest).toHaveTextContent('Version 2 again');
  const stored = await mockApi.data.posts.byId(post.id);
  expect(stored?.content).toContain('Bread rises slowly.');

  const [, , older] = await versions();
  expect(older).toHaveTextContent('First recipe');
  await user.click(within(older ?? document.body).getByText('Remove text…'));
  await user.click(await screen.findByRole('button', { name: 'Remove the text' }));
  await waitFor(async () => {
    const [, , removed] = await versions();
    expect(removed).toHaveTextContent('Text removed');
    expect(removed).not.toHaveTextContent('First recipe');
  });
});

async function openEditor() {
  const app = await openApp('author');
  await app.router.navigate(`/update?post=${app.post.url}`);
  const update = await screen.findByRole('button', { name: 'Update' });
  await waitFor(() => expectAvailable(update));
  return { ...app, update };
}

test('in the editor, a version is compared with the text and put in its place; undo brings the text back', async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'History…' }));
  const [newest, second] = await versions();
  expect(within(newest ?? document.body).queryByText('Use this version')).toBeNull();
  await user.click(within(second ?? document.body).getByText('Compare'));
  const differences = await screen.findByRole('region', { name: 'Differences' });
  expect(within(differences).getByText('slowly').tagName).toBe('DEL');
  expect(within(differences).getByText('quickly').tagName).toBe('INS');
  await user.click(within(second ?? document.body).getByText('Use this version'));
  expect(await screen.findByText('Bread rises slowly.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'History' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Bread rises quickly.')).toBeVisible();
});

test('in the editor, an author reads a version as readers saw it, before and after comparing it', async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'History…' }));
  const [newest, second] = await versions();
  await user.click(within(second ?? document.body).getByText('Read'));
  const version = await screen.findByRole('article', { name: 'Version 2' });
  expect(version).toHaveTextContent('Bread rises slowly.');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Version 2' })).toHaveFocus());
  await user.click(within(second ?? document.body).getByText('Compare'));
  expect(await screen.findByRole('region', { name: 'Differences' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Version 2' })).toBeNull();
  await user.click(within(newest ?? document.body).getByText('Read'));
  expect(await screen.findByRole('article', { name: 'Version 3' })).toBeVisible();
});

test('in the editor, a version brings its title, which undo and redo change with the text', async () => {
  const { user, post } = await openEditor();
  const title = screen.getByLabelText('Title');
  await enterText(user, title, ' for everyone');
  const own = `${post.title} for everyone`;
  await user.click(screen.getByRole('button', { name: 'History…' }));
  const [, , third] = await versions();
  await user.click(within(third ?? document.body).getByText('Use this version'));
  await waitFor(() => expect(title).toHaveValue(post.title));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(title).toHaveValue(own));
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(title).toHaveValue(post.title));
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Bread rises quickly.')).toBeVisible();
  expect(title).toHaveValue(`${post.title}!`);
});

test('an update says what changed, and keeps the date of a small correction', async () => {
  const { user, update, post, mockApi } = await openEditor();
  await enterText(user, screen.getByLabelText('What you changed (optional)'), 'A clearer title');
  await user.click(screen.getByLabelText('A small correction'));
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(update);
  await waitFor(async () => {
    const { rows } = await mockApi.data.revisions.list({
      postId: post.id,
      publicOnly: true,
      skip: 0,
      take: 1,
    });
    expect(rows[0]).toMatchObject({ number: 4, note: 'A clearer title', isSmall: true });
  });
});

test('a version that was saved elsewhere is not overwritten: both are shown, and both are kept', async () => {
  const app = await openEditor();
  const { user, update, post, mockApi } = app;
  await saveElsewhere(app, post.id, { content: contentOf('Bread rises overnight.', 'Salt it.') });
  await enterText(user, screen.getByLabelText('Title'), ' at home');
  await user.click(update);
  const dialog = within(await screen.findByRole('dialog', { name: /changed elsewhere/ }));
  expect(dialog.getByText('overnight').tagName).toBe('DEL');
  expect(dialog.getByText('quickly').tagName).toBe('INS');
  await user.click(dialog.getByText('Save mine over it'));
  await waitFor(async () =>
    expect(await mockApi.data.posts.byId(post.id)).toMatchObject({
      title: `${post.title} at home`,
      revision: 5,
    }),
  );
  const query = { postId: post.id, publicOnly: true, number: 4 };
  expect((await mockApi.data.revisions.read(query))?.content).toContain('overnight');
});

test('who takes the other version can bring the own one back', async () => {
  const app = await openEditor();
  const { user, update, post } = app;
  await saveElsewhere(app, post.id, { content: contentOf('Bread rises overnight.', 'Salt it.') });
  await enterText(user, screen.getByLabelText('Title'), ' at home');
  await user.click(update);
  await user.click(await screen.findByText('Take the published version'));
  expect(await screen.findByText('Bread rises overnight.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo discarding' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(`${post.title} at home`));
  expect(await screen.findByText('Bread rises quickly.')).toBeVisible();
});

test('a save that comes between the comparison and the update is found too', async () => {
  const app = await openEditor();
  const { user, update, post, mockApi, server } = app;
  let isFirst = true;
  server.use(
    http.put('*/blogs/:id', async () => {
      if (isFirst) await saveElsewhere(app, post.id, { content: contentOf('Between.') });
      isFirst = false;
    }),
  );
  await enterText(user, screen.getByLabelText('Title'), ' at home');
  await user.click(update);
  const dialog = within(await screen.findByRole('dialog', { name: /changed elsewhere/ }));
  expect(dialog.getByText(/Between/)).toBeVisible();
  expect(await mockApi.data.posts.byId(post.id)).toMatchObject({ title: post.title, revision: 4 });
  expect(alerts()).toHaveTextContent(postMessages.isStale);
});
