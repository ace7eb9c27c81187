import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures';
import { callApi } from '../pages/api';
import { samplePost } from '../pages/PostScreen';
import { Site } from '../pages/Site';

test('an answer counts at the bell of the other member without a reload, and leads to the thread', {
  tag: '@server',
}, async ({ openAs }) => {
  const question = 'Does this also work with two bins?';
  const answer = 'It does, with half the leaves.';
  const reader = await openAs('reader', samplePost);
  await reader.commentBox.fill(question);
  await reader.button('Comment').click();
  await expect(reader.comment(question)).toBeVisible();
  await reader.site.navigate('/notifications');
  await expect(reader.page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const bell = reader.page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await reader.button('Mark all as read').click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await reader.site.navigate('/contact');
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('Contact');

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
    await bell.click();
    // Not the row of an answer from another journey, which is shown until the list is loaded again.
    const row = reader.page
      .getByRole('listitem')
      .filter({ hasText: 'answered your comment' })
      .filter({ hasText: answer });
    await row.first().getByRole('link').click();
    await expect(reader.page).toHaveURL(/#comment-/);
    await expect(reader.comment(answer).first()).toBeInViewport();
    await expect(bell).toHaveAccessibleName('Notifications');
  });

  await test.step('the answer has its frame at once', async () => {
    const row = reader.page.locator(new URL(reader.page.url()).hash);
    await expect(row).toContainText(answer);
    await expect(row).toBeFocused();
    await expect(row).toHaveCSS('outline-style', 'solid');
    await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test('a mention is picked from the list at the caret, and arrives live at the mentioned member', async ({
  openAs,
}) => {
  const reader = await openAs('reader', '/notifications');
  const bell = reader.page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await reader.button('Mark all as read').click();
  await expect(bell).toHaveAccessibleName('Notifications');
  const author = await openAs('author', samplePost);
  const box = author.commentBox;
  await author.page.setViewportSize({ width: 360, height: 740 });
  await box.fill('It goes to the right edge of it, ');
  await box.press('End');
  await box.pressSequentially('@read');
  const list = author.page.getByRole('listbox', { name: 'People' });
  await expect(list.getByRole('option', { name: '@reader' })).toBeVisible();

  await test.step('the list is beside the line of the caret, and inside of the page', async () => {
    const [outer, inner] = [await box.boundingBox(), await list.boundingBox()];
    if (!outer || !inner) throw new Error('The list is not visible.');
    // Beside the line, not below the text box, which is higher than its text.
    expect(inner.y).toBeLessThan(outer.y + outer.height);
    expect(inner.x).toBeGreaterThanOrEqual(0);
    const scrolled = await author.page.evaluate(() => {
      scrollTo(100, scrollY);
      return scrollX;
    });
    expect(scrolled).toBe(0);
  });

  await box.press('Enter');
  await expect(list).toHaveCount(0);
  await expect(box).toBeFocused();
  await author.button('Comment').click();
  await test.step('the row comes in on the open page', async () => {
    const row = reader.page.getByRole('listitem').filter({ hasText: 'mentioned you in a comment' });
    await expect(row.first()).toBeVisible();
    await expect(row.first()).toContainText('New');
    await expect(row.first()).toContainText('It goes to the right edge of it, @reader');
    await expect(bell).toHaveAccessibleName('Notifications, 1 new');
    await expect(reader.page).toHaveTitle('(1) Notifications · Commonplace');
  });

  await test.step('marking takes the mark from what is shown', async () => {
    await reader.button('Mark all as read').click();
    await expect(reader.page.getByRole('main').getByText('New', { exact: true })).toHaveCount(0);
    await expect(reader.page).toHaveTitle('Notifications · Commonplace');
  });

  await test.step('a press on the bell loads the open page again', async () => {
    const answered = reader.page.waitForResponse((response) =>
      response.url().endsWith('/api/v1/notifications?skip=0'),
    );
    await bell.click();
    expect((await answered).ok()).toBe(true);
  });
});

test('comments of others and answers appear on the open post without a reload', {
  tag: '@server',
}, async ({ openAs }) => {
  const question = 'Is one bin enough for a start?';
  const answer = 'One bin is enough.';
  const other = 'The second photograph is of last year.';
  const reader = await openAs('reader', samplePost);
  await reader.commentBox.fill(question);
  await reader.button('Comment').click();
  await expect(reader.comment(question)).toBeVisible();
  const author = await openAs('author', samplePost);

  await test.step('the answer is shown in its thread', async () => {
    const asked = author.comment(question);
    await asked.getByRole('button', { name: /^Reply/ }).click();
    await asked.getByLabel('Your reply').fill(answer);
    await asked.getByRole('button', { name: 'Send reply' }).click();
    await expect(reader.comment(answer).first()).toBeVisible();
  });

  await test.step('another comment is shown on request', async () => {
    await author.commentBox.fill(other);
    await author.button('Comment').click();
    await expect(reader.page.getByText(/^1 new comment/)).toBeVisible();
    await expect(reader.comment(other)).toHaveCount(0);
    await reader.button('Show the new comments').click();
    await expect(reader.comment(other)).toBeFocused();
    await expect(reader.page.getByText(/^\d+ new comment/)).toHaveCount(0);
  });

  // The author has read it on this page, and has not heard of the own ones.
  await expect(author.page.getByText(/^\d+ new comment/)).toHaveCount(0);
});

const bellOf = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

/** The streams of notifications that pages of a browser have open. A page that is closed may not report their end. */
function watchStreams(context: BrowserContext) {
  const open = new Map<Request, Page>();
  context.on('request', (request) => {
    if (request.url().includes('/notifications/stream')) open.set(request, request.frame().page());
  });
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', (request) => open.delete(request));
  return () => [...open.values()].filter((page) => !page.isClosed()).length;
}

test('five tabs of a browser share one stream, and the others go on when its tab is closed', {
  tag: '@server',
}, async ({ openAs }) => {
  const question = 'Who turns the heap in winter?';
  const reader = await openAs('reader', samplePost);
  await reader.commentBox.fill(question);
  await reader.button('Comment').click();
  await expect(reader.comment(question)).toBeVisible();
  await callApi(reader.page, { method: 'POST', path: '/notifications/seen', json: {} });

  const context = reader.page.context();
  const countStreams = watchStreams(context);
  await reader.site.open('/contact');
  await expect(bellOf(reader.page)).toHaveAccessibleName('Notifications');
  await expect.poll(countStreams).toBe(1);
  const tabs = [reader.page];
  for (const path of ['/contact', '/about', '/posts', '/contact']) {
    const tab = await context.newPage();
    await new Site(tab).open(path);
    await expect(bellOf(tab)).toBeVisible();
    tabs.push(tab);
  }
  await expect.poll(countStreams).toBe(1);

  const author = await openAs('author', samplePost);
  async function reply(answer: string) {
    const asked = author.comment(question).first();
    await asked
      .getByRole('button', { name: /^Reply/ })
      .first()
      .click();
    await asked.getByLabel('Your reply').fill(answer);
    await asked.getByRole('button', { name: 'Send reply' }).click();
    await expect(author.comment(answer).first()).toBeVisible();
  }

  await test.step('each tab counts', async () => {
    await reply('The neighbours do.');
    for (const tab of tabs) await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 1 new');
    expect(countStreams()).toBe(1);
  });

  await test.step('another tab opens the stream when its tab is closed', async () => {
    await tabs.pop()?.close();
    await expect.poll(countStreams).toBe(1);
    await reader.site.open('/notifications');
    await reader.page.getByRole('button', { name: 'Mark all as read' }).click();
    for (const tab of tabs) await expect(bellOf(tab)).toHaveAccessibleName('Notifications');
  });
});
