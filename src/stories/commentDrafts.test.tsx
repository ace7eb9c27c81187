import { commentMessages } from '@contract/texts/apiMessages';
import { commentTexts } from '@contract/texts/commentTexts';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { signIn } from '@/features/auth/sessionThunks';
import { useCommentDraft } from '@/features/comments/writing/useCommentDraft';
import { sessionEnded } from '@/store/authSlice';
import { expectAvailable } from '@/testing/availability';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { holdCalls } from '@/testing/holdCalls';
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

test('text typed while a comment or an edit is sent stays in the box', async () => {
  const app = await openPost({ as: 'reader' });
  const { user } = app;
  await enterText(user, await box(), 'First thought');
  const answerComment = holdCalls(app, 'addComment');
  await press(user, 'Comment');
  await enterText(user, await box(), ' and one more');
  answerComment();
  await waitFor(() => expect(rowsOf('First thought')).toHaveLength(1));
  expect(await box()).toHaveValue('and one more');

  await edit(user, 'First thought');
  await enterText(user, await editBox(), ' changed');
  const answerEdit = holdCalls(app, 'updateComment');
  await press(user, 'Save comment');
  await enterText(user, await editBox(), ' and changed again');
  answerEdit();
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Save comment' })));
  expect(await editBox()).toHaveValue('First thought changed and changed again');
  await press(user, 'Save comment');
  await waitFor(() => expect(rowsOf('First thought changed and changed again')).toHaveLength(1));
});

test('a new comment and an edit are restored', async () => {
  const { user, reopen } = await openPost({ as: 'reader' });
  await write(user, 'First thought');
  await edit(user, 'First thought');
  await enterText(user, await editBox(), ' changed');
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

test('Escape closes an edit, and asks before it discards a change', async () => {
  const { user } = await openPost({ as: 'reader' });
  await write(user, 'First thought');
  await edit(user, 'First thought');
  await user.type(await editBox(), '{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Edited comment' })).toBeNull();
  await edit(user, 'First thought');
  await enterText(user, await editBox(), ' changed');
  await user.keyboard('{Escape}');
  await press(user, 'Keep editing');
  expect(await editBox()).toHaveValue('First thought changed');
  await user.type(await editBox(), '{Escape}');
  await press(user, 'Discard');
  expect(screen.queryByRole('textbox', { name: 'Edited comment' })).toBeNull();
  expect(rowsOf('First thought')).toHaveLength(1);
  await edit(user, 'First thought');
  expect(await editBox()).toHaveValue('First thought');
});

/** Sends a comment, whose call fails, after it was carried out unless that is false. */
async function sendFailing(
  user: UserEvent,
  text: string,
  { status = 503, afterwards = true } = {},
) {
  act(() => toast.remove());
  failCalls({ addComment: { status, afterwards, times: 1 } });
  await enterText(user, await box(), text);
  await press(user, 'Comment');
  await waitFor(() => expect(alerts()).toHaveTextContent(commentTexts.addFailed));
}

async function sendAgain(user: UserEvent) {
  await press(user, 'Comment');
  await waitFor(async () => expect(await box()).toHaveValue(''));
}

test('a comment whose answer was lost is not created twice, also after a reload', async () => {
  const { user, countStored, reopen } = await openPost({ as: 'reader' });
  for (const status of [500, 503]) {
    const text = `Thank you ${status}`;
    await write(user, text);
    await sendFailing(user, text, { status });
    await reopen();
    expect(await box()).toHaveValue(text);
    await sendAgain(user);
    expect(await countStored(text)).toBe(2);
  }
});

test('a comment that failed is sent again, as another one if it was changed', async () => {
  const { user, mockApi, countStored } = await openPost({ as: 'reader' });
  await write(user, 'Not arrived');
  await sendFailing(user, 'Not arrived', { afterwards: false });
  await sendAgain(user);
  expect(await countStored('Not arrived')).toBe(2);

  await sendFailing(user, 'Another text');
  await enterText(user, await box(), ', all of you');
  await sendAgain(user);
  expect(await countStored('Another text')).toBe(1);
  expect(await countStored('Another text, all of you')).toBe(1);

  await sendFailing(user, 'Changed and back');
  await user.type(await box(), '!{Backspace}');
  await sendAgain(user);
  expect(await countStored('Changed and back')).toBe(1);

  await sendFailing(user, 'Deleted since');
  const { comments } = mockApi.data.tables;
  const stored = comments.rows().find(({ text }) => text === 'Deleted since');
  await mockApi.data.comments.remove(stored?.id ?? '', stored?.authorId ?? '');
  await press(user, 'Comment');
  await waitFor(() => expect(alerts()).toHaveTextContent(commentMessages.notFound));
  expect(await box()).toHaveValue('Deleted since');
  expect(await countStored('Deleted since')).toBe(0);
  await sendAgain(user);
  expect(await countStored('Deleted since')).toBe(1);
});

test('two tabs with the same draft send one comment', async () => {
  const { store } = await renderApp({ path: '/about', as: 'reader' });
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

test('the draft of a visitor moves to the account at sign-in, and belongs to that account', async () => {
  const { user, store, signInAs, reopen } = await openPost();
  await enterText(user, await box(), 'Written before signing in');
  await reopen();
  expect(await box()).toHaveValue('Written before signing in');
  await signInAs('reader');
  expect(await box()).toHaveValue('Written before signing in');
  await reopen();
  expect(await box()).toHaveValue('Written before signing in');
  await enterText(user, await box(), ', and after');
  store.dispatch(sessionEnded());
  await waitFor(async () => expect(await box()).toHaveValue(''));
  await signInAs('author');
  expect(await box()).toHaveValue('');
  store.dispatch(sessionEnded());
  await signInAs('reader');
  await waitFor(async () =>
    expect(await box()).toHaveValue('Written before signing in, and after'),
  );
});
