import { followingTexts } from '@contract/texts/followTexts';
import { readTexts } from '@contract/texts/readTexts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { renderApp } from '@/testing/renderApp';

const openAs = async (path: string) => renderApp({ path, as: 'reader', withSessionKeeper: true });

test('followTopic: a failure is shown, and the topic can be followed again', async () => {
  const app = await openAs('/posts?tag=baking');
  const button = await screen.findByRole('button', { name: 'Follow the topic baking' });
  await waitFor(() => expectAvailable(button));
  await expectFailures(app, {
    call: 'followTopic',
    waits: true,
    failed: followingTexts.topicFailed,
    send: () => void fireEvent.click(button),
    check() {
      expectAvailable(button);
      expect(button).toHaveAccessibleName('Follow the topic baking');
    },
  });
});

test('saveReads: a failure is shown, and the account keeps nothing', async () => {
  const app = await openAs('/dashboard/profile/edit');
  const keep = await screen.findByRole('checkbox', { name: 'Keep it in my account too' });
  // The persona's account keeps what was read; this test begins without it.
  if (keep instanceof HTMLInputElement && keep.checked) fireEvent.click(keep);
  await waitFor(() => expect(keep).not.toBeChecked());
  await waitFor(() => expectAvailable(keep));
  await expectFailures(app, {
    call: 'saveReads',
    failed: readTexts.keepFailed,
    send: () => void fireEvent.click(keep),
    check() {
      expectAvailable(keep);
      expect(keep).not.toBeChecked();
    },
  });
});

test('deleteReads: a failure is shown, and the account still keeps what was read', async () => {
  const app = await openAs('/dashboard/profile/edit');
  const keep = await screen.findByRole('checkbox', { name: 'Keep it in my account too' });
  await waitFor(() => expect(keep).toBeChecked());
  await expectFailures(app, {
    call: 'deleteReads',
    failed: readTexts.forgetFailed,
    send: () => void fireEvent.click(keep),
    check() {
      expectAvailable(keep);
      expect(keep).toBeChecked();
    },
  });
});

test('unfollowTopic: a failure is shown, and the topic is still followed', async () => {
  const app = await openAs('/dashboard/followings');
  const topics = await screen.findByRole('list', { name: 'Topics' });
  const [unfollow] = within(topics).getAllByRole('button', { name: /^Unfollow/ });
  if (!unfollow) throw new Error('There is no topic.');
  await expectFailures(app, {
    call: 'unfollowTopic',
    waits: true,
    failed: followingTexts.topicStatusFailed,
    send: () => void fireEvent.click(unfollow),
    check: () => expectAvailable(unfollow),
  });
});
