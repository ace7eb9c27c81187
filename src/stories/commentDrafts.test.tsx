import { commentMessages } from '@contract/texts/apiMessages';
import { commentTexts } from '@contract/texts/commentTexts';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { signIn } from '@/features/auth/sessionThunks';
import { useCommentDraft } from '@/features/blog/post/comments/useCommentDraft';
import { sessionEnded } from '@/store/authSlice';
import { expectAvailable } from '@/testing/availability';
import { enterText } from '@/testing/enterText';
import { delayCalls, failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const box = () => screen.findByPlaceholderText('Your comment here');
const editBox = () => screen.findByRole('textbox', { name: 'Edited comment' });
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const rowsOf = (text: string) => screen.queryAllByText(text, { selector: 'li p' });

type Options = { as?: 'reader' };

async function openPost({ as }: Options = {}) {
  const app = await renderApp({ path: '/about', ...(as ? { as } : {}) });
  const [post] = (await app.mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  const path = `/posts/${post?.url}`;
  const postId = post?.id ?? '';

  /** Shows the post again: only what is stored on the device is left. */
  async function reopen() {
    await app.router.navigate('/about');
    await screen.findByRole('heading', { level: 1, name: /About/ });
    await app.router.navigate(path);
    await box();
  }

  async function countStored(text: string) {
    const { rows } = await app.mockApi.data.comments.ofPost({ postId, skip: 0, take: 200 });
    return rows.filter((row) => row.text === text).length;
  }

  const signInAs = (username: string) =>
    app.store.dispatch(signIn({ username, password: 'Password1!' })).unwrap();

  await app.router.navigate(path);
  await box();
  await screen.findByRole('heading', { name: 'Comments' });
  return { ...app, reopen, countStored, signInAs };
}

async function write(user: UserEvent, text: string) {
  await enterText(user, await box(), text);
  await press(user, 'Comment');
  await waitFor(() => expect(rowsOf(text)).toHaveLength(1));
  await waitFor(async () => expect(await box()).toHaveValue(''));
}

async function edit(user: UserEvent, text: string) {
  const row = rowsOf(text)[0]?.closest('li');
  if (!row) throw new Error('There is no such comment.');
  await user.click(within(row).getByRole('button', { name: 'Edit comment' }));
}

test('text typed while a comment is sent stays in the box', async () => {
  const { user } = await openPost({ as: 'reader' });
  await enterText(user, await box(), 'First thought');
  delayCalls(300);
  await press(user, 'Comment');
  await user.type(await box(), ' and one more');
  delayCalls(0);
  await waitFor(() => expect(rowsOf('First thought')).toHaveLength(1));
  expect(await box()).toHaveValue('and one more');
});

test('text typed while an edit is saved stays in the box', async () => {
  const { user } = await openPost({ as: 'reader' });
  await write(user, 'First thought');
  await edit(user, 'First thought');
  await user.type(await editBox(), ' changed');
  delayCalls(300);
  await press(user, 'Save comment');
  await user.type(await editBox(), ' and changed again');
  delayCalls(0);
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Save comment' })));
  expect(await editBox()).toHaveValue('First thought changed and changed again');
  await press(user, 'Save comment');
  await waitFor(() => expect(rowsOf('First thought changed and changed again')).toHaveLength(1));
});

test('a new comment and an edit are restored', async () => {
  const { user, reopen } = await openPost({ as: 'reader' });
  await write(user, 'First thought');
  await edit(user, 'First thought');
  await user.type(await editBox(), ' changed');
  await enterText(user, await box(), 'Second thought');
  await reopen();
  expect(await box()).toHaveValue('Second thought');
  expect(await editBox()).toHaveValue('First thought changed');
  expect(await editBox()).not.toHaveFocus();
  await press(user, 'Save comment');
  await waitFor(() => expect(rowsOf('First thought changed')).toHaveLength(1));
  await reopen();
  await waitFor(() => expect(rowsOf('First thought changed')).toHaveLength(1));
});

test('Escape asks before it discards a change', async () => {
  const { user } = await openPost({ as: 'reader' });
  await write(user, 'First thought');
  await edit(user, 'First thought');
  await user.type(await editBox(), ' changed{Escape}');
  await press(user, 'Keep editing');
  expect(await editBox()).toHaveValue('First thought changed');
  await user.type(await editBox(), '{Escape}');
  await press(user, 'Discard');
  expect(screen.queryByRole('textbox', { name: 'Edited comment' })).toBeNull();
  expect(rowsOf('First thought')).toHaveLength(1);
  await edit(user, 'First thought');
  expect(await editBox()).toHaveValue('First thought');
});

test('Escape closes an edit without changes', async () => {
  const { user } = await openPost({ as: 'reader' });
  await write(user, 'First thought');
  await edit(user, 'First thought');
  await user.type(await editBox(), '{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Edited comment' })).toBeNull();
});

test.each([0, 503])('a comment whose answer was lost (%i) is not created twice', async (status) => {
  const { user, countStored, reopen } = await openPost({ as: 'reader' });
  await write(user, 'Thank you');
  failCalls({ addComment: { status, afterwards: true, times: 1 } });
  await enterText(user, await box(), 'Thank you');
  await press(user, 'Comment');
  await waitFor(() => expect(alerts()).toHaveTextContent(commentTexts.addFailed));
  await reopen();
  expect(await box()).toHaveValue('Thank you');
  await press(user, 'Comment');
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(await countStored('Thank you')).toBe(2);
});

test('a comment that has not arrived is sent again', async () => {
  const { user, countStored } = await openPost({ as: 'reader' });
  await write(user, 'Thank you');
  failCalls({ addComment: { status: 0, times: 1 } });
  await enterText(user, await box(), 'Thank you');
  await press(user, 'Comment');
  await waitFor(() => expect(alerts()).toHaveTextContent(commentTexts.addFailed));
  await press(user, 'Comment');
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(await countStored('Thank you')).toBe(2);
});

/** Sends a comment whose answer is lost. */
async function loseAnswer(user: UserEvent, text: string) {
  failCalls({ addComment: { status: 0, afterwards: true, times: 1 } });
  await enterText(user, await box(), text);
  await press(user, 'Comment');
  await waitFor(() => expect(alerts()).toHaveTextContent(commentTexts.addFailed));
}

test('another text after a lost answer is another comment', async () => {
  const { user, countStored } = await openPost({ as: 'reader' });
  await loseAnswer(user, 'Thank you');
  await user.type(await box(), ', all of you');
  await press(user, 'Comment');
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(await countStored('Thank you')).toBe(1);
  expect(await countStored('Thank you, all of you')).toBe(1);
});

test('the same text after a change is the same comment', async () => {
  const { user, countStored } = await openPost({ as: 'reader' });
  await loseAnswer(user, 'Thank you');
  await user.type(await box(), '!{Backspace}');
  await press(user, 'Comment');
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(await countStored('Thank you')).toBe(1);
});

test('a comment whose answer was lost and that was deleted since can be sent again', async () => {
  const { user, mockApi, countStored } = await openPost({ as: 'reader' });
  await loseAnswer(user, 'Thank you');
  const { comments } = mockApi.data.tables;
  const stored = comments.rows().find(({ text }) => text === 'Thank you');
  await mockApi.data.comments.remove(stored?.id ?? '', stored?.authorId ?? '');
  await press(user, 'Comment');
  await waitFor(() => expect(alerts()).toHaveTextContent(commentMessages.notFound));
  expect(await box()).toHaveValue('Thank you');
  expect(await countStored('Thank you')).toBe(0);
  await press(user, 'Comment');
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(await countStored('Thank you')).toBe(1);
});

test('two tabs with the same draft send one comment', async () => {
  const { store } = await openPost({ as: 'reader' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const openTab = () => renderHook(() => useCommentDraft('comment:p1'), { wrapper }).result;
  const first = openTab();
  const second = openTab();
  act(() => first.current.change('Thank you'));
  act(() => second.current.change('Thank you'));
  function clientIdIn(tab: typeof first, text: string) {
    let clientId = '';
    act(() => {
      clientId = tab.current.clientIdFor(text);
    });
    return clientId;
  }
  const clientId = clientIdIn(first, 'Thank you');
  expect(clientIdIn(second, 'Thank you')).toBe(clientId);
  expect(clientIdIn(second, 'Thanks')).not.toBe(clientId);
  act(() => first.current.removeSent('Thank you'));
  expect(clientIdIn(openTab(), 'Thank you')).not.toBe(clientId);
});

test('a draft belongs to the account that wrote it', async () => {
  const { user, store, signInAs } = await openPost({ as: 'reader' });
  await enterText(user, await box(), 'Only mine');
  store.dispatch(sessionEnded());
  await waitFor(async () => expect(await box()).toHaveValue(''));
  await signInAs('author');
  expect(await box()).toHaveValue('');
  store.dispatch(sessionEnded());
  await signInAs('reader');
  await waitFor(async () => expect(await box()).toHaveValue('Only mine'));
});

test('the draft of a visitor moves to the account at sign-in', async () => {
  const { user, store, signInAs, reopen } = await openPost();
  await enterText(user, await box(), 'Written before signing in');
  await signInAs('reader');
  expect(await box()).toHaveValue('Written before signing in');
  await reopen();
  expect(await box()).toHaveValue('Written before signing in');
  store.dispatch(sessionEnded());
  await waitFor(async () => expect(await box()).toHaveValue(''));
});
