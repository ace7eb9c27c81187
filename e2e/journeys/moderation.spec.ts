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

test('a member whose comment was reported is restricted for a week, and reads why and until when', async ({
  openAs,
}) => {
  const advert = 'Cheap soil, only today.';
  const remark = 'Sells soil.';
  const writer = await openAs('reader', samplePost);
  await writer.commentBox.fill(advert);
  await writer.button('Comment').click();
  await expect(writer.comment(advert)).toBeVisible();

  const author = await openAs('author', samplePost);
  const comment = author.comment(advert);
  const more = comment.getByRole('button', { name: 'More actions for this comment' });
  await chooseFromMenu(more, 'Report…');
  const form = author.page.getByRole('dialog', { name: 'Report Comment' });
  await form.getByLabel('What is wrong?').fill(remark);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByRole('status')).toHaveText(reportMessages.added);

  const moderator = await openAs('moderator', '/dashboard/moderation');
  await test.step('the moderator restricts its writer for a week', async () => {
    const report = moderator.page.getByRole('listitem').filter({ hasText: remark }).first();
    const others = report.getByRole('button', { name: 'Other decisions' });
    await chooseFromMenu(others, 'Restrict the author…');
    const dialog = moderator.page.getByRole('dialog', { name: 'Restrict the Author' });
    await expect(dialog.getByLabel('How long')).toHaveValue('1');
    await dialog.getByLabel('Reason').fill('No advertising here.');
    await dialog.getByRole('button', { name: 'Restrict' }).click();
    await expect(moderator.site.notices).toContainText(reportMessages.decided);
  });

  await test.step('its writer reads why and until when, before writing', async () => {
    await writer.page.reload();
    await expect(writer.commentBox).toHaveAccessibleDescription(/until .*No advertising here\./);
  });

  await test.step('the moderator lifts it', async () => {
    await moderator.site.navigate('/username/reader');
    await chooseFromMenu(moderator.button('Manage'), 'Restrict…');
    const dialog = moderator.page.getByRole('dialog', { name: 'Restrict This Account' });
    const restriction = dialog.getByRole('listitem').filter({ hasText: 'No advertising here.' });
    await restriction.first().getByRole('button', { name: 'Lift' }).click();
    await expect(restriction).toHaveCount(0);
  });
});

const link = 'Cheap bins at https://bins.example, only today.';
const blocks = [{ id: 'only', type: 'paragraph', data: { text: 'They are made of old pallets.' } }];

test('a comment with a link of a new account waits until the author of the post approves it', async ({
  openAs,
  openPage,
}) => {
  const author = await openAs('author', '/dashboard');
  const comments = author.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', {
    name: /^Comments/,
  });
  await expect(comments).toHaveText('Comments (3)');
  await author.create({ title: 'Bins of my own', url: 'bins-of-my-own', blocks });

  const newbie = await openAs('newbie', '/posts/bins-of-my-own');
  const bell = newbie.page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  await newbie.commentBox.fill(link);
  await newbie.button('Comment').click();
  await expect(newbie.comment(link)).toContainText('Waiting for approval');
  const visitor = await openPage();
  await visitor.goto('/posts/bins-of-my-own');
  await expect(visitor.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await expect(visitor.getByText(link)).toHaveCount(0);

  await test.step('the author sees that it waits, and approves it with the keys of the queue', async () => {
    await author.site.navigate('/dashboard');
    await expect(comments).toHaveText('Comments (4)');
    await comments.click();
    const held = author.page.getByRole('listitem').filter({ hasText: link });
    await expect(held.first()).toBeVisible();
    await author.page.keyboard.press('j');
    await expect(held).toBeFocused();
    await held.first().getByRole('button', { name: 'Approve' }).click();
    await expect(author.page.getByText(link)).toHaveCount(0);
  });

  await test.step('its writer learns of it without a reload', async () => {
    await expect(bell).toHaveAccessibleName('Notifications, 1 new');
    await bell.click();
    const row = newbie.page
      .getByRole('listitem')
      .filter({ hasText: /Your comment on .* was approved/ });
    await row.getByRole('link').click();
    await expect(newbie.comment(link)).not.toContainText('Waiting for approval');
  });

  await test.step('readers see it, and its link passes no weight on', async () => {
    await visitor.reload();
    await expect(visitor.getByText(link)).toBeVisible();
    const address = visitor.getByRole('link', { name: 'https://bins.example' });
    await expect(address).toHaveAttribute('rel', /nofollow ugc/);
  });
});
