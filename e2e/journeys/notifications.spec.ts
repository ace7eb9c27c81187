import { expect, test } from '../fixtures';
import { PostScreen, samplePost } from '../pages/PostScreen';
import { type PersonaName, Site } from '../pages/Site';

const question = 'Does this also work with two bins?';
const answer = 'It does, with half the leaves.';

test('an answer counts at the bell of the other member without a reload, and leads to the thread', {
  tag: '@server',
}, async ({ browser, server, baseURL }) => {
  const options = baseURL ? { baseURL } : {};
  async function openAs(name: PersonaName, path: string) {
    const context = await browser.newContext(options);
    const site = new Site(await context.newPage(), server);
    await site.openAs(name, path);
    return new PostScreen(site);
  }
  const reader = await openAs('reader', samplePost);
  await reader.commentBox.fill(question);
  await reader.button('Comment').click();
  await expect(reader.comment(question)).toBeVisible();
  await reader.site.navigate('/notifications');
  await expect(reader.page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const bell = reader.page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  const author = await openAs('author', samplePost);
  await test.step('the author answers', async () => {
    const asked = author.comment(question);
    await asked.getByRole('button', { name: /^Reply/ }).click();
    await asked.getByLabel('Your reply').fill(answer);
    await asked.getByRole('button', { name: 'Send reply' }).click();
    await expect(author.comment(answer).first()).toBeVisible();
  });

  await test.step('the bell counts within seconds', async () => {
    await expect(bell).toHaveAccessibleName('Notifications, 1 new', { timeout: 5000 });
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
