import { eventually } from '@contract/testing/eventually';
import { gateTexts } from '@contract/texts/gateTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, RequestHandler } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storeRead } from '@/store/reads/deviceReads';
import { enterText } from '@/testing/enterText';
import { openBlockMenu } from '@/testing/openBlockMenu';
import { openWords, selectToKeep, wordsToKeep } from '@/testing/openWords';
import { renderApp } from '@/testing/renderApp';

const words = wordsToKeep;
const longAgo = new Date(0).toISOString();

type App = Awaited<ReturnType<typeof renderApp>>;

/** The post, which can have the same words, is gone then. */
async function openBook(router: App['router']) {
  await router.navigate('/book');
  await screen.findByRole('heading', { level: 1, name: 'Your book' });
}

test('a member saves a post, and keeps selected words under a new heading', async () => {
  const { user, router, post } = await openWords('reader');
  await user.click(await screen.findByRole('button', { name: 'Save post', pressed: false }));
  const saved = await screen.findByRole('button', { name: 'Save post', pressed: true });
  await selectToKeep();
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await user.click(await screen.findByRole('button', { name: 'Choose heading' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a heading' });
  await enterText(user, await within(dialog).findByLabelText('New heading'), 'Reading');
  await user.click(within(dialog).getByRole('button', { name: 'Add and choose' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await openBook(router);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Under “Reading”')).toBeVisible();
  expect(screen.queryByText('Unchanged since you kept it')).toBeNull();
  expect((await screen.findAllByText('Saved post'))[0]).toBeVisible();

  // The post is taken out again.
  await router.navigate(`/posts/${post.url}`);
  expect(saved).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Save post', pressed: true }));
  expect(await screen.findByRole('button', { name: 'Save post', pressed: false })).toBeVisible();
});

/** Holds the code that loads when the browser is idle, until the returned function is called. */
function holdLateCode() {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (isHeld ? waiting.push(run) : run()));
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => {
    isHeld = false;
    for (const run of waiting.splice(0)) run();
  };
}

test('a press on "Save post" takes effect before the rest of the page has loaded', async () => {
  const release = holdLateCode();
  const { user, mockApi, post } = await openWords('reader');
  const button = screen.getByRole('button', { name: 'Save post', pressed: false });
  await user.click(button);
  release();
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect(button).toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
  const saved = mockApi.data.tables.passages.rows().filter(({ postId }) => postId === post.id);
  expect(saved).toHaveLength(1);
});

test('a post that is saved while the saved posts are being requested stays saved', async () => {
  const { user, server, router, post } = await openWords('reader');
  await router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler);
  const noteAnswer = vi.fn();
  const saved = new Promise<void>((resolve) => {
    server.events.on('response:mocked', ({ request }) => {
      if (request.url.endsWith('/passages')) resolve();
    });
  });
  const answerFromBefore = http.post(
    `*/api/v1/blogs/${post.id}/own`,
    async ({ request }) => {
      const answer = await getResponse(handlers, request);
      noteAnswer();
      await saved;
      return answer;
    },
    { once: true },
  );
  server.use(answerFromBefore);
  await router.navigate(`/posts/${post.url}`);
  await eventually(() => expect(noteAnswer).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Save post', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Save post', pressed: true })).toBeVisible();
});

test('k keeps the paragraph that has the focus', async () => {
  const { user, block, router } = await openWords('reader');
  block.setAttribute('tabindex', '-1');
  if (block instanceof HTMLElement) block.focus();
  await waitFor(async () => {
    await user.keyboard('k');
    expect(screen.getAllByText('Kept in your book')).not.toHaveLength(0);
  });
  await openBook(router);
  expect(await screen.findByText(`Here are ${words} for ever.`)).toBeVisible();
});

test('a paragraph is kept from its menu', async () => {
  const { user, router } = await openWords('reader');
  await openBlockMenu(user);
  await user.click(screen.getByText('Keep this paragraph'));
  expect(await screen.findByRole('button', { name: 'Choose heading' })).toBeVisible();
  await openBook(router);
  expect(await screen.findByText(`Here are ${words} for ever.`)).toBeVisible();
});

test('the bar copies a link to the words, and opens the note of words that it keeps', async () => {
  const { user, mockApi } = await openWords('reader');
  await selectToKeep();
  const bar = within(screen.getByRole('toolbar', { name: 'Selected words' }));
  await user.click(bar.getByRole('button', { name: 'Copy link' }));
  expect((await screen.findAllByText('The link is copied.'))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  await selectToKeep();
  await user.click(screen.getByRole('button', { name: 'Note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Note' }));
  const note = dialog.getByLabelText('Note');
  await waitFor(() => expect(note).toHaveFocus());
  await enterText(user, note, 'For the talk.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await eventually(() => {
    const kept = mockApi.data.tables.passages.rows().find(({ quote }) => quote === words);
    expect(kept?.note).toBe('For the talk.');
  });
});

test('a press on kept words opens a bar that puts them under a heading and removes them', async () => {
  const { user, mockApi } = await openWords('reader');
  await selectToKeep();
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  const kept = () => mockApi.data.tables.passages.rows().find(({ quote }) => quote === words);
  await eventually(() => expect(kept()).toMatchObject({ headingId: null }));
  async function press() {
    await user.click(screen.getByText(/Here are words/));
    return within(await screen.findByRole('toolbar', { name: 'Kept words' }));
  }
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  await user.click((await press()).getByRole('button', { name: 'Heading' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a heading' }));
  await user.click(await dialog.findByRole('button', { name: 'In the kitchen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const headings = await mockApi.data.book.headings('user-reader');
  const kitchen = headings.find(({ title }) => title === 'In the kitchen');
  expect(kept()?.headingId).toBe(kitchen?.id);
  await user.click((await press()).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(kept()).toBeUndefined();
});

test('a visitor who keeps words, or a paragraph from its menu, is asked to sign in', async () => {
  const { user } = await openWords();
  await selectToKeep();
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(gateTexts.keep);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openBlockMenu(user);
  await user.click(screen.getByText('Keep this paragraph'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(gateTexts.keep);
});

test('the number beside a heading follows what is put under it and removed', async () => {
  const { user } = await renderApp({ path: '/book', as: 'reader' });
  const kitchen = await screen.findByRole('link', { name: /^In the kitchen/ });
  expect(kitchen).toHaveTextContent('2');
  const loose = (await screen.findByText(/^Reading furnishes the mind/)).closest('li');
  const item = within(loose ?? document.body);
  await user.click(item.getByRole('button', { name: 'Passage actions' }));
  await user.click(item.getByRole('button', { name: 'Choose heading' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a heading' });
  await user.click(await within(dialog).findByRole('button', { name: 'In the kitchen' }));
  await waitFor(() => expect(kitchen).toHaveTextContent('3'));
  await user.click(item.getByRole('button', { name: 'Passage actions' }));
  await user.click(item.getByRole('button', { name: 'Remove' }));
  const removal = await screen.findByRole('dialog', { name: 'Remove this passage' });
  const next = loose?.nextElementSibling;
  await user.click(within(removal).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(kitchen).toHaveTextContent('2'));
  await waitFor(() => expect(next).toHaveFocus());
});

test('who removes the only passage of a list continues at the heading of the page', async () => {
  const { user } = await renderApp({ path: '/book?q=furnishes', as: 'reader' });
  await user.click(await screen.findByRole('button', { name: 'Passage actions' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const removal = await screen.findByRole('dialog', { name: 'Remove this passage' });
  await user.click(within(removal).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No passages here.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a passage says that its post has changed since the member read it', async () => {
  const { router, mockApi } = await renderApp({ path: '/about', as: 'reader' });
  const { posts, tables } = mockApi.data;
  const kept = tables.passages.rows().find((row) => row.userId === 'user-reader' && row.postId);
  const postId = kept?.postId ?? '';
  await posts.update(postId, { title: 'Another title', updatedAt: Date.now() }, 'user-author');
  await storeRead('user-reader', { postId, revision: 1, lastBlock: '', readAt: longAgo });
  await openBook(router);
  const updated = (await screen.findAllByText('Post updated since you read it'))[0];
  expect(updated?.closest('ul')?.closest('li')).toHaveTextContent('Another title');
});
