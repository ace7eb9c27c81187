import { lettersAboutTexts } from '@contract/texts/lettersAboutTexts';
import { stopToken } from '@server/core/emails/stopTokens';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

test('letters about one kind are stopped by a button only, and that can be taken back', async () => {
  const { user, router, mockApi } = await renderApp({ path: '/about' });
  const stop = { userId: 'user-author', period: 'daily', kinds: ['reply'] } as const;
  const token = await stopToken(mockApi.ports, stop);
  const chosen = async () =>
    (await mockApi.data.notifications.choices('user-author'))
      .filter(({ kind }) => kind === 'reply')
      .map(({ letter }) => letter);
  const before = await chosen();
  await router.navigate(`/letters/stop/${token}`);
  const button = await screen.findByRole('button', { name: 'Stop letters about replies' });
  expect(screen.getByText(/no more letters about replies are sent to you/)).toBeVisible();
  expect(await chosen()).toEqual(before);
  // The page that has been navigated to takes the focus first.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.click(button);
  expect(await screen.findByText('Letters about replies are not sent any more.')).toBeVisible();
  expect(await chosen()).toEqual(['never']);
  const back = screen.getByRole('button', { name: lettersAboutTexts.resume });
  await waitFor(() => expect(back).toHaveFocus());
  await user.click(back);
  const done = await screen.findByText(lettersAboutTexts.resumed);
  await waitFor(() => expect(done).toHaveFocus());
  expect(await chosen()).toEqual(['daily']);
});
