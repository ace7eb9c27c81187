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

/** The remarks on a paragraph, opened beside it. */
const findThread = () => screen.findByRole('region', { name: 'Remarks' });

test('paragraphs with remarks have their number in the margin, which opens them beside the text', async () => {
  const { user, firstId } = await openPost(three);
  await screen.findByText('About all of it');
  // A remark links its quote to the paragraph.
  const [link] = await screen.findAllByRole('link', { name: 'Some words' });
  expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`#block-${firstId}$`)));
  failCalls({ listComments: { status: 500, times: 1 } });
  const number = await screen.findByRole('button', { name: '2 remarks on this paragraph' });
  await user.click(number);
  const thread = await findThread();
  await waitFor(() =>
    expect(within(thread).getByRole('heading', { name: 'Remarks' })).toHaveFocus(),
  );
  await user.click(await within(thread).findByRole('button', { name: 'Try again' }));
  expect(await within(thread).findByText('First again')).toBeVisible();
  expect(within(thread).queryByText('About all of it')).toBeNull();
  // After the paragraph, in the order of Tab and of a screen reader.
  expect(document.getElementById(`block-${firstId}`)?.nextElementSibling).toContainElement(thread);
  // The list below the post stays as it is.
  expect(screen.getByText('About all of it')).toBeVisible();
  expect(document.querySelectorAll('#comment-one')).toHaveLength(1);

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Remarks' })).toBeNull();
  await waitFor(() => expect(number).toHaveFocus());
});

test('a like and a reply in the thread of a paragraph are in the list below the post, too', async () => {
  const { user } = await openPost(three);
  await user.click(await screen.findByRole('button', { name: '2 remarks on this paragraph' }));
  const thread = await findThread();
  const remark = (await within(thread).findByText('First again')).closest('li');
  const listed = document.getElementById('comment-two');
  if (!remark || !listed) throw new Error('The remark is not in both lists.');
  await user.click(within(remark).getByRole('button', { name: 'Like this comment' }));
  const pressed = { name: 'Like this comment', pressed: true };
  await waitFor(() => expect(within(listed).getByRole('button', pressed)).toBeVisible());
  expect(within(remark).getByRole('button', pressed)).toBeVisible();

  await user.click(within(remark).getByRole('button', { name: /^Reply/ }));
  // Escape closes the form, and the thread only without one.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(within(remark).getByRole('button', { name: /^Reply/ })).toHaveFocus());
  await user.keyboard('{Enter}');
  await enterText(user, within(remark).getByLabelText('Your reply'), 'It does');
  await user.click(within(remark).getByRole('button', { name: 'Send reply' }));
  for (const place of [remark, listed])
    expect(await within(place).findByText('It does', { selector: 'p' })).toBeVisible();
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
  await waitFor(() => expect(menus[1]).toHaveFocus());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(menus[0]).toHaveFocus());

  await openBlockMenu(user);
  await user.click(screen.getByText('Comment on this paragraph'));
  const thread = await findThread();
  const box = within(thread).getByLabelText('Your remark');
  await waitFor(() => expect(box).toHaveFocus());
  await enterText(user, box, 'Is this so?');
  await user.click(within(thread).getByRole('button', { name: 'Comment' }));
  expect(await within(thread).findByText('Is this so?', { selector: 'p' })).toBeVisible();
  await waitFor(() => expect(box).toHaveFocus());
  // The words stand beside it.
  expect(within(thread).queryByRole('blockquote')).toBeNull();
  const words = document.getElementById(`block-${firstId}`)?.textContent ?? '';
  const [remark] = await comments();
  expect(remark).toMatchObject({ blockId: firstId, text: 'Is this so?' });
  const quote = remark?.quote?.replace('…', '') ?? '';
  expect(quote).not.toBe('');
  expect(words.replaceAll(/\s+/g, ' ').startsWith(quote)).toBe(true);
  expect(await screen.findByRole('button', { name: '1 remark on this paragraph' })).toBeVisible();
  await user.click(within(thread).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(menus[0]).toHaveFocus());
});

test('what was typed beside a paragraph is there when it is opened again', async () => {
  const { user } = await openPost(three);
  const number = await screen.findByRole('button', { name: '2 remarks on this paragraph' });
  await user.click(number);
  await enterText(user, within(await findThread()).getByLabelText('Your remark'), 'Not finished');
  await user.click(within(await findThread()).getByRole('button', { name: 'Close' }));
  await user.click(number);
  expect(within(await findThread()).getByLabelText('Your remark')).toHaveValue('Not finished');
});

test('a visitor may write a remark too, and reads that it needs an account', async () => {
  const { user } = await openPost([], null);
  await openBlockMenu(user);
  await user.click(screen.getByText('Comment on this paragraph'));
  const thread = await findThread();
  await waitFor(() => expect(within(thread).getByLabelText('Your remark')).toHaveFocus());
  expect(within(thread).getByText(/^You need an account to comment/)).toBeVisible();
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
