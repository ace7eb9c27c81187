import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCommentRow } from '@/testing/buildComment';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { findBlockMenus, openBlockMenu } from '@/testing/openBlockMenu';
import { renderApp } from '@/testing/renderApp';

type Remark = { id: string; text: string; blockId: string | null };

/** A post whose comments are these, by an admin, the last one the newest. */
async function openPost(remarks: readonly Remark[], as: 'reader' | null = 'reader') {
  const app = await renderApp({ path: '/about', ...(as ? { as, withSessionKeeper: true } : {}) });
  const { data } = app.mockApi;
  const [post] = (await data.posts.latest({ skip: 30, take: 1 })).rows;
  const postId = post?.id ?? '';
  const before = await data.comments.ofPost({ postId, skip: 0, take: 200 });
  for (const { id } of before.rows) await data.comments.remove(id, 'user-admin');
  const { content } = (await data.posts.byId(postId)) ?? { content: '' };
  const blocks: { id: string; type: string }[] = JSON.parse(content).blocks;
  const [first, second] = blocks.filter(({ type }) => type === 'paragraph');
  const idOf = (name: string | null) => (name === 'first' ? first?.id : second?.id) ?? null;
  for (const [at, { id, text, blockId }] of remarks.entries()) {
    const times = { createdAt: at + 1, updatedAt: at + 1 };
    const row = buildCommentRow({ id, postId, authorId: 'user-admin', text, ...times });
    const place = blockId === null ? {} : { blockId: idOf(blockId), quote: 'Some words' };
    await data.comments.insert({ ...row, ...place });
  }
  await app.router.navigate(`/posts/${post?.url}`);
  await screen.findByRole('heading', { level: 2, name: 'Comments' });
  const comments = async () => (await data.comments.ofPost({ postId, skip: 0, take: 20 })).rows;
  return { ...app, postId, comments, firstId: first?.id ?? '' };
}

const three = [
  { id: 'one', text: 'About the first', blockId: 'first' },
  { id: 'two', text: 'First again', blockId: 'first' },
  { id: 'other', text: 'About all of it', blockId: null },
] as const;

test('paragraphs with remarks have their number in the margin, which lists them', async () => {
  const { user, firstId } = await openPost(three);
  await screen.findByText('About all of it');
  // A remark links its quote to the paragraph.
  const [link] = await screen.findAllByRole('link', { name: 'Some words' });
  expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`#block-${firstId}$`)));
  failCalls({ listComments: { status: 500, times: 1 } });
  await user.click(await screen.findByRole('button', { name: '2 remarks on this paragraph' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('About all of it')).toBeNull());
  expect(await screen.findByText('First again')).toBeVisible();
  // The page still counts all.
  expect(screen.getByRole('link', { name: '3 comments' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all comments' }));
  expect(await screen.findByText('About all of it')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '2 remarks on this paragraph' }));
  await waitFor(() => expect(screen.getByText('Remarks on one part of the text')).toHaveFocus());
});

test('a remark on a paragraph that is gone keeps its words, and says so instead of linking', async () => {
  const { mockApi, router, postId, firstId } = await openPost(three);
  await screen.findAllByRole('link', { name: 'Some words' });
  const post = await mockApi.data.posts.byId(postId);
  const blocks: { id: string }[] = JSON.parse(post?.content ?? '').blocks;
  const content = JSON.stringify({ blocks: blocks.filter(({ id }) => id !== firstId) });
  await router.navigate('/about');
  const { contents } = mockApi.data.tables;
  contents.replace(
    contents.rows().map((row) => (row.postId === postId ? { postId, content } : row)),
  );
  await router.navigate(`/posts/${post?.url}`);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Some words' })).toBeNull());
  const remark = screen.getByText('About the first').closest('li') ?? document.body;
  expect(within(remark).getByRole('blockquote')).toHaveTextContent('Some words');
  expect(within(remark).getByText('These words are no longer in the text.')).toBeVisible();
});

test('a reader comments on a paragraph from its menu, with its words as the quote', async () => {
  const { user, comments, firstId } = await openPost([]);
  // The arrow keys go from the menu of a block to the next one.
  const menus = await findBlockMenus(user);
  // One stop of Tab.
  expect(menus.filter(({ tabIndex }) => tabIndex === 0)).toEqual([menus[0]]);
  menus[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(menus[1]).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(menus[0]).toHaveFocus();

  await openBlockMenu(user);
  await user.click(screen.getByText('Comment on this paragraph'));
  const box = await screen.findByLabelText('Your remark');
  expect(box).toHaveFocus();
  await enterText(user, box, 'Is this so?');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  const remark = (await screen.findByText('Is this so?', { selector: 'p' })).closest('li');
  const words = document.getElementById(`block-${firstId}`)?.textContent ?? '';
  const quote = within(remark ?? document.body).getByRole('blockquote').textContent;
  expect(words.replaceAll(/\s+/g, ' ').startsWith(quote.replace('…', ''))).toBe(true);
  expect(await comments()).toMatchObject([{ blockId: firstId, quote, text: 'Is this so?' }]);
  expect(await screen.findByRole('button', { name: '1 remark on this paragraph' })).toBeVisible();
});

test('a visitor may write a remark too, and reads that it needs an account', async () => {
  const { user } = await openPost([], null);
  await openBlockMenu(user);
  await user.click(screen.getByText('Comment on this paragraph'));
  expect(await screen.findByLabelText('Your remark')).toHaveFocus();
  expect(screen.getByText(/^You need an account to comment/)).toBeVisible();
});

test('the oldest comments come first if the reader wants so, until a comment is added', async () => {
  const { user } = await openPost(three);
  await screen.findByText('About all of it');
  const texts = () =>
    screen.getAllByText(/^(?:About (?:the|all|time)|First again)/).map((node) => node.textContent);
  expect(texts()).toEqual(['About all of it', 'First again', 'About the first']);
  await user.selectOptions(screen.getByLabelText('Order of the comments'), 'Oldest first');
  await waitFor(() =>
    expect(texts()).toEqual(['About the first', 'First again', 'About all of it']),
  );
  await enterText(user, screen.getByLabelText('Your comment'), 'About time');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(texts()[0]).toBe('About time'));
});
