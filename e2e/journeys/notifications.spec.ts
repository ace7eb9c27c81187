import { expect, test } from '../fixtures';
import { samplePost } from '../pages/PostScreen';

test('an answer counts at the bell of the other member without a reload, and leads to the thread', {
  tag: '@server',
}, async ({ openAs, unique }) => {
  const question = unique('Does this also work with two bins?');
  const answer = unique('It does, with half the leaves.');
  const reader = await openAs('reader', samplePost);
  await reader.commentBox.fill(question);
  await reader.button('Comment').click();
  await expect(reader.comment(question)).toBeVisible();
  await reader.site.navigate('/notifications');
  await expect(reader.page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const bell = reader.page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  const asked: string[] = [];
  reader.page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
  });
  const author = await openAs('author', samplePost);
  await test.step('the author answers', async () => {
    const asked = author.comment(question);
    await asked.getByRole('button', { name: /^Reply/ }).click();
    await asked.getByLabel('Your reply').fill(answer);
    await asked.getByRole('button', { name: 'Send reply' }).click();
    await expect(author.comment(answer).first()).toBeVisible();
  });

  await test.step('the bell counts without a request of the page', async () => {
    await expect(bell).toHaveAccessibleName('Notifications, 1 new');
    expect(asked).toEqual([]);
  });

  await test.step('the notification leads to the answer', async () => {
    await reader.site.navigate('/posts');
    await bell.click();
    const row = reader.page.getByRole('listitem').filter({ hasText: 'answered your comment' });
    await row.first().getByRole('link').click();
    await expect(reader.page).toHaveURL(/#comment-/);
    await expect(reader.comment(answer).first()).toBeInViewport();
    await expect(bell).toHaveAccessibleName('Notifications');
  });
});
