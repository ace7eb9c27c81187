import { reportMessages } from '@contract/texts/apiMessages';
import { expect, test } from '../fixtures';
import { chooseFromMenu } from '../pages/menus';
import { samplePost } from '../pages/PostScreen';

test('a reader reports a comment, a moderator hides it, and its writer reads why', async ({
  openAs,
  openPage,
}) => {
  const advert = 'Cheap bins, only today.';
  const remark = 'Sells bins.';
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
    const more = comment.getByRole('button', { name: 'More actions for this comment' });
    await chooseFromMenu(more, 'Report…');
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
