import { sessionMessages } from '@contract/texts/apiMessages';
import { offlineTexts } from '@contract/texts/offlineTexts';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

test.each([0, 503])(
  'a user whose session can not be renewed (%i) stays signed in and is not asked to sign in',
  async (status) => {
    const { user, store, mockApi, router } = await renderApp({
      path: '/about',
      as: 'reader',
      withSessionKeeper: true,
    });
    const [post] = (await mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
    await router.navigate(`/posts/${post?.url}`);
    await user.type(await screen.findByPlaceholderText('Your comment here'), 'A thought');
    failCalls({
      addComment: { status: 401, message: sessionMessages.signInRequired },
      refreshToken: { status },
    });
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await screen.findByText(offlineTexts.waiting, { exact: false });
    expect(alerts()).not.toHaveTextContent(sessionMessages.signInRequired);
    expect(store.getState().auth.isLoggedIn).toBe(true);
    failCalls({});
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('A thought', { selector: 'li p' })).toBeVisible();
  },
);
