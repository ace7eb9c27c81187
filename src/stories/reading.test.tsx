import { readTexts } from '@contract/texts/readTexts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/pages/post/PostReading';
import '@/pages/post/ReturnedReading';
import { forgetReadsOnDevice, readOnDevice, storeRead } from '@/store/reads/deviceReads';
import { failCalls } from '@/testing/failCalls';
import { notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const owners = { visitor: null, reader: 'user-reader' };

beforeEach(() => {
  // jsdom doesn't scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(async () => {
  localStorage.clear();
  for (const owner of Object.values(owners)) await forgetReadsOnDevice(owner);
});

const contentOf = (...texts: string[]) =>
  JSON.stringify({
    blocks: texts.map((text) => ({
      id: text.slice(0, 1),
      type: 'paragraph',
      data: { text },
    })),
  });

type App = Awaited<ReturnType<typeof renderApp>>;

type Saved = { post: { id: string }; texts: string[]; isSmall?: boolean };

async function saveElsewhere({ mockApi }: App, { post: { id }, texts, isSmall = false }: Saved) {
  const save = { content: contentOf(...texts), updatedAt: Date.now(), saving: { isSmall } };
  await mockApi.data.posts.update(id, save, 'user-author');
}

const old = ['a Bread rises slowly.', 'b Salt it well.', 'c Wait an hour.', 'd Bake it.'];

/** A post of which the second version was read. */
async function openApp(as?: 'reader') {
  const app = await renderApp({ path: '/about', ...(as ? { as } : {}) });
  const post = app.mockApi.data.tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && isPublished);
  if (!post) throw new Error('The author has no public post.');
  await saveElsewhere(app, { post, texts: old });
  const read = {
    postId: post.id,
    revision: 2,
    readAt: '2020-03-03T10:00:00.000Z',
    lastBlock: '',
  };
  const path = `/posts/${post.url}`;
  return { ...app, post, read, path };
}

const notice = async () => screen.findByRole('region', { name: 'Since your last visit' });
const marks = () => screen.getAllByRole('group', { name: /^Change \d/ });

test.each(['visitor', 'reader'] as const)(
  'a %s who has read the post sees exactly the changed paragraphs',
  async (who) => {
    const app = await openApp(who === 'reader' ? 'reader' : undefined);
    const { post, read, path, router, user } = app;
    await storeRead(owners[who], read);
    await saveElsewhere(app, {
      post,
      texts: ['a Bread rises quickly.', 'c Wait an hour.', 'e Cool it.', 'd Bake it.'],
    });
    await router.navigate(path);
    expect(await notice()).toHaveTextContent(
      'Changed since you read it on 3 March 2020: 3 paragraphs',
    );
    expect(document.querySelector('ins, del')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(marks().map(({ ariaLabel, textContent }) => [ariaLabel, textContent])).toEqual([
      ['Change 1 of 3: Changed', 'Changeda Bread rises slowlyquickly.'],
      ['Change 2 of 3: Removed', 'Removedb Salt it well.'],
      ['Change 3 of 3: New', 'Newe Cool it.'],
    ]);
    const words = (name: 'ins' | 'del') =>
      [...document.querySelectorAll(name)].map(({ textContent }) => textContent);
    expect(words('del')).toEqual(['slowly', 'b Salt it well.']);
    expect(words('ins')).toEqual(['quickly', 'e Cool it.']);
    await waitFor(() => expect(marks()[0]).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Next change' }));
    await waitFor(() => expect(marks()[1]).toHaveFocus());
    await user.keyboard('n');
    await waitFor(() => expect(marks()[2]).toHaveFocus());
    await user.keyboard('p');
    await waitFor(() => expect(marks()[1]).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(screen.queryByRole('region', { name: 'Since your last visit' })).toBeNull();
    expect(document.querySelector('ins, del, [data-change]')).toBeNull();
    expect(await readOnDevice(owners[who], post.id)).toMatchObject({ revision: 3 });
    await router.navigate('/about');
    await router.navigate(path);
    expect(await screen.findByText('e Cool it.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Since your last visit' })).toBeNull();
  },
);

test('a post with mostly other words was rewritten, and its title is shown as it was', async () => {
  const app = await openApp();
  const { post, read, path, router, user, mockApi } = app;
  await storeRead(null, read);
  const rewritten = { title: 'All new', content: contentOf('x Soup needs patience and lentils.') };
  await mockApi.data.posts.update(post.id, { ...rewritten, updatedAt: Date.now() }, 'user-author');
  await router.navigate(path);
  expect(await notice()).toHaveTextContent('Rewritten since you read it on 3 March 2020');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await notice()).toHaveTextContent(`Title before: ${post.title}`);
});

test('small corrections are not announced', async () => {
  const app = await openApp();
  await storeRead(null, app.read);
  await saveElsewhere(app, {
    post: app.post,
    texts: ['a Bread rises slowly!', ...old.slice(1)],
    isSmall: true,
  });
  await app.router.navigate(app.path);
  expect(await screen.findByText('a Bread rises slowly!')).toBeVisible();
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('region', { name: 'Since your last visit' })).toBeNull();
});

test('if what changed can’t be loaded, the notice links to the history', async () => {
  const app = await openApp();
  await storeRead(null, app.read);
  await saveElsewhere(app, { post: app.post, texts: ['a Bread falls.', ...old.slice(1)] });
  failCalls({ listChanges: { status: 500 } });
  await app.router.navigate(app.path);
  expect(await notice()).toHaveTextContent('Changed since you read it on 3 March 2020');
  expect(screen.getByRole('link', { name: 'Show in the history' })).toHaveAttribute(
    'href',
    `${app.path}/history?since=2`,
  );
});

test('changes are not loaded for a reader who has not read the post', async () => {
  const app = await openApp();
  await saveElsewhere(app, { post: app.post, texts: ['a Bread falls.', ...old.slice(1)] });
  // An unexpected answer would show a notice.
  failCalls({ listChanges: { status: 500 } });
  await app.router.navigate(app.path);
  expect(await screen.findByText('a Bread falls.')).toBeVisible();
  act(() => void document.dispatchEvent(new Event('scroll')));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Since your last visit' })).toBeNull(),
  );
});

test('an account that keeps what was read tells another device', async () => {
  const app = await openApp('reader');
  const { post, read, path, router, user, mockApi } = app;
  await storeRead('user-reader', read);
  await router.navigate('/dashboard/profile/edit');
  const keep = await screen.findByRole('checkbox', { name: 'Keep it in my account too' });
  await user.click(keep);
  await waitFor(() => expect(keep).not.toBeChecked());
  expect(await mockApi.data.reads.list('user-reader')).toEqual([]);
  await user.click(keep);
  await waitFor(() => expect(keep).toBeChecked());
  expect(await mockApi.data.reads.list('user-reader')).toMatchObject([
    { postId: post.id, revision: 2 },
  ]);
  // Another device, which knows nothing.
  await forgetReadsOnDevice('user-reader');
  await saveElsewhere(app, { post, texts: ['a Bread falls.', ...old.slice(1)] });
  await router.navigate(path);
  expect(await notice()).toHaveTextContent(
    'Changed since you read it on 3 March 2020: 1 paragraph',
  );
  await user.click(screen.getByRole('button', { name: 'Mark as read' }));
  await waitFor(async () =>
    expect(await mockApi.data.reads.list('user-reader')).toMatchObject([{ revision: 3 }]),
  );
  await router.navigate('/dashboard/profile/edit');
  await user.click(await screen.findByRole('button', { name: 'Forget what I have read' }));
  await waitFor(() => expect(notices()).toHaveTextContent(readTexts.forgotten));
  expect(await mockApi.data.reads.list('user-reader')).toEqual([]);
  expect(await readOnDevice('user-reader', post.id)).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Keep it in my account too' })).not.toBeChecked();
});

test('a visitor forgets what was read on the page about privacy', async () => {
  const { router, user, read, post } = await openApp();
  await storeRead(null, read);
  await router.navigate('/privacy-policy');
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Forget what I have read' }));
  await waitFor(() => expect(notices()).toHaveTextContent(readTexts.forgotten));
  expect(await readOnDevice(null, post.id)).toBeNull();
});
