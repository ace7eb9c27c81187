import { addComment } from '@contract/endpoints/comments';
import { reportMessages } from '@contract/texts/apiMessages';
import * as v from 'valibot';
import { expect, test } from '../fixtures';
import { callApi, readStoredPost } from '../pages/api';
import { loadOnly } from '../pages/loadOnly';
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
  await loadOnly(visitor, samplePost);
  await expect(visitor.getByText(advert)).toBeVisible();
  const before = await shownComments.first().textContent();

  const reader = await openAs('reader', samplePost);
  await test.step('the reader reports it', async () => {
    const comment = reader.comment(advert);
    const more = comment.getByRole('button', { name: 'More actions for this comment' });
    await chooseFromMenu(more, 'Report…');
    const dialog = reader.page.getByRole('dialog', { name: 'Report Comment' });
    await dialog.getByLabel('Spam or advertising').check();
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

test('a moderator decides about twenty reports with at most 45 keys', { tag: '@server' }, async ({
  openAs,
}) => {
  const adverts = Array.from({ length: 20 }, (_, at) => `Cheap bins, offer ${at + 1}.`);
  const writer = await openAs('author', samplePost);
  const reader = await openAs('reader', samplePost);
  const { id: blogId } = await readStoredPost(writer.page, samplePost.replace('/posts/', ''));
  for (const advert of adverts) {
    const json = { blogId, comment: advert };
    const created = await callApi(writer.page, { method: 'POST', path: '/comments', json });
    const subjectId = v.parse(addComment.answer, created).comment?._id ?? '';
    const report = { kind: 'comment', subjectId, reason: 'spam', text: '' };
    await callApi(reader.page, { method: 'POST', path: '/reports', json: report });
  }

  const { page } = await openAs('moderator', '/dashboard/moderation');
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const entryOf = (advert: string) => {
    const words = page.getByRole('blockquote', { name: 'What was reported' });
    return page.getByRole('listitem').filter({ has: words.filter({ hasText: advert }) });
  };
  const newestFirst = adverts.toReversed();
  await expect(entryOf(newestFirst[0] ?? '')).toBeVisible();
  await press('j');
  for (const advert of newestFirst) {
    await expect(entryOf(advert)).toBeFocused();
    await press('h');
    await expect(page.getByLabel('Reason', { exact: true })).toHaveValue('Spam or advertising.');
    await press('Control+Enter');
    await expect(entryOf(advert)).toHaveCount(0);
  }
  expect(presses).toBeLessThanOrEqual(45);

  const last = adverts[0] ?? '';
  await page.keyboard.press('u');
  await expect(entryOf(last)).toBeFocused();
  await page.keyboard.press('d');
  await expect(entryOf(last)).toHaveCount(0);
});

test('an author answers, hides and mutes by keys in the list of comments under own posts', {
  tag: '@server',
}, async ({ openAs }) => {
  const author = await openAs('author', '/about');
  const url = 'on-sieves';
  const blocks = [{ id: 'a', type: 'paragraph', data: { text: 'A sieve needs a frame.' } }];
  await author.create({ title: 'On sieves', url, blocks });
  const { id: blogId } = await readStoredPost(author.page, url);
  const reader = await openAs('reader', '/about');
  const moderator = await openAs('moderator', '/about');
  const [loud, advert, question] = ['Sieve quietly!', 'My sieves are cheap.', 'Which mesh is it?'];
  for (const [{ page }, comment] of [
    [moderator, loud],
    [reader, advert],
    [reader, question],
  ] as const)
    await callApi(page, { method: 'POST', path: '/comments', json: { blogId, comment } });

  await author.site.navigate('/dashboard/comments');
  const { page } = author;
  await expect(author.comment(question)).toBeVisible();
  await test.step('answer', async () => {
    await page.keyboard.press('j');
    await expect(author.comment(question)).toBeFocused();
    await page.keyboard.press('r');
    await page.getByLabel('Your reply').fill('Eight millimetres.');
    await page.keyboard.press('Control+Enter');
    await expect(author.comment(question)).toContainText('You answered.');
  });
  await test.step('hide', async () => {
    await expect(author.comment(advert)).toBeFocused();
    await page.keyboard.press('h');
    await page.getByLabel('Reason', { exact: true }).fill('No advertising here.');
    await page.keyboard.press('Control+Enter');
    await expect(author.comment(advert)).toContainText('Hidden by the author');
  });
  await test.step('mute', async () => {
    await expect(author.comment(loud)).toBeFocused();
    await page.keyboard.press('m');
    await page.getByRole('dialog').getByRole('button', { name: 'Mute' }).click();
    await expect(author.comment(loud)).toContainText('Muted.');
  });
  await test.step('what others see', async () => {
    await loadOnly(reader.page, `/posts/${url}`);
    await expect(reader.comment('Eight millimetres.').first()).toBeVisible();
    await expect(reader.comment(advert)).toContainText('No advertising here.');
    await loadOnly(moderator.page, `/posts/${url}`);
    await expect(moderator.comment(loud)).toBeVisible();
  });
  // The journeys of a server share its community.
  await author
    .comment(loud)
    .getByRole('button', { name: /^Unmute/ })
    .click();
  await expect(author.comment(loud)).not.toContainText('Muted.');
});
