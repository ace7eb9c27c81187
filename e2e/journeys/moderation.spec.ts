import { reportMessages } from '@contract/texts/apiMessages';
import { expect, test } from '../fixtures';
import { samplePost } from '../pages/PostScreen';

test('a reader reports a comment, a moderator hides it, and its writer reads why', {
  tag: '@server',
}, async ({ openAs, openPage, unique }) => {
  const advert = unique('Cheap bins, only today.');
  const remark = unique('Sells bins.');
  const writer = await openAs('author', samplePost);
  await writer.commentBox.fill(advert);
  await writer.button('Comment').click();
  await expect(writer.comment(advert)).toBeVisible();

  const visitor = await openPage();
  const shownComments = visitor.getByText(/^\d+ comments$/);
  await visitor.goto(samplePost);
  await expect(visitor.getByText(advert)).toBeVisible();
  const before = await shownComments.first().textContent();

  const reader = await openAs('reader', samplePost);
  await test.step('the reader reports it', async () => {
    const comment = reader.comment(advert);
    await comment.getByRole('button', { name: 'More actions for this comment' }).click();
    await comment.getByRole('button', { name: 'Report…' }).click();
    const dialog = reader.page.getByRole('dialog', { name: 'Report Comment' });
    await dialog.getByLabel('What is wrong?').fill(remark);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('status')).toHaveText(reportMessages.added);
  });

  const moderator = await openAs('moderator', '/dashboard/moderation');
  await test.step('the moderator hides it', async () => {
    const report = moderator.page.getByRole('listitem').filter({ hasText: remark }).first();
    await report.getByRole('button', { name: 'Hide…' }).click();
    const dialog = moderator.page.getByRole('dialog', { name: 'Hide This Comment' });
    await dialog.getByLabel('Reason').fill('No advertising here.');
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(moderator.site.notices).toContainText(reportMessages.decided);
  });

  await test.step('its writer reads why, and the rendered page counts without it', async () => {
    await writer.page.reload();
    await expect(writer.comment(advert)).toContainText(
      'Hidden by a moderator: No advertising here.',
    );
    await visitor.reload();
    await expect(shownComments.first()).toBeVisible();
    expect(await shownComments.first().textContent()).not.toBe(before);
    await expect(visitor.getByText(advert)).toHaveCount(0);
  });
});

const link = 'Cheap bins at https://bins.example, only today.';

test('a comment with a link of a new account waits until a moderator approves it', async ({
  openAs,
  openPage,
}) => {
  const visitor = await openPage();
  const newbie = await openAs('newbie', samplePost);
  await newbie.commentBox.fill(link);
  await newbie.button('Comment').click();
  await expect(newbie.comment(link)).toContainText('Waiting for approval');
  await visitor.goto(samplePost);
  await expect(visitor.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await expect(visitor.getByText(link)).toHaveCount(0);

  const moderator = await openAs('moderator', '/dashboard/moderation?view=held');
  await test.step('the moderator approves it with the keys of the queue', async () => {
    const held = moderator.page.getByRole('listitem').filter({ hasText: link }).first();
    await expect(held).toBeVisible();
    await moderator.page.keyboard.press('j');
    await expect(moderator.page.getByRole('listitem').filter({ hasText: link })).toBeFocused();
    await held.getByRole('button', { name: 'Approve' }).click();
    await expect(moderator.page.getByText(link)).toHaveCount(0);
  });

  await test.step('readers see it, and its link passes no weight on', async () => {
    await visitor.reload();
    await expect(visitor.getByText(link)).toBeVisible();
    const address = visitor.getByRole('link', { name: 'https://bins.example' });
    await expect(address).toHaveAttribute('rel', /nofollow ugc/);
    await newbie.page.reload();
    await expect(newbie.comment(link)).not.toContainText('Waiting for approval');
  });
});
