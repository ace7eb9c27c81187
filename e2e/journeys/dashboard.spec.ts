import { expect, test } from '../fixtures';
import { createPost } from '../pages/api';
import { escapeDialog, pressOn } from '../pages/keyboard';

test('an author uses the dashboard by keyboard: charts, views and pages of a list', async ({
  page,
  site,
}) => {
  await site.openAs('author', '/dashboard');
  await expect(page.getByText('Ines Okonjo')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Followers Over Time' })).toBeVisible();

  await test.step('a chart is described, and its numbers are in a table', async () => {
    const chart = page.getByRole('figure', { name: 'Likes Over Time' });
    await expect(chart.getByRole('img')).toHaveAccessibleName(/ likes in 8 weeks from /);
    await pressOn(chart.getByText('Show the numbers'));
    await expect(chart.getByRole('row')).toHaveCount(9);
  });

  await test.step('Tab reaches the posts, and Enter opens one', async () => {
    await pressOn(
      page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Posts' }),
    );
    const post = page.getByRole('article').first();
    await expect(post).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Tab');
    await expect(post.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/posts\//);
    await site.navigate('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  });

  await test.step('a view keeps its address over a reload', async () => {
    const views = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(views.getByRole('link', { name: 'All Users' })).toHaveCount(0);
    await pressOn(views.getByRole('link', { name: 'My Followers' }));
    await expect(page).toHaveURL('/dashboard/followers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Your Followers');
    await page.reload();
    await expect(page.getByText(/^Followed : /).first()).toBeVisible();
  });

  await test.step('the next page of a list moves the focus to the heading', async () => {
    await pressOn(page.getByRole('button', { name: 'Next page' }));
    await expect(page).toHaveURL('/dashboard/followers?page=2');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('on a phone the views of the dashboard are in a drawer', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await site.openAs('author', '/dashboard');
  await expect(page.getByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Dashboard menu' });
  await pressOn(menu);
  await expect(page.getByRole('dialog', { name: 'Dashboard' })).toBeVisible();
  await escapeDialog(page);
  await expect(menu).toBeFocused();
  await menu.tap();
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'My Followers' })
    .tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Your Followers');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const blocks = [{ type: 'paragraph', data: { text: 'Words of the author' } }];

test('an author unpublishes, publishes and edits a post by keyboard', async ({ page, site }) => {
  const title = 'Switched off and on';
  await site.openAs('author', '/about');
  await createPost(page, { title, url: 'off-and-on', document: { blocks } });
  await site.navigate('/dashboard/posts');
  const card = page.getByRole('article', { name: title });
  await pressOn(card.getByRole('switch', { name: 'Active', exact: true }), 'Space');
  await expect(card.getByRole('switch', { name: 'Inactive' })).toBeVisible();
  await expect(site.notices).not.toBeEmpty();
  await page.reload();
  await pressOn(card.getByRole('switch', { name: 'Inactive' }), 'Space');
  await expect(card.getByRole('switch', { name: 'Active', exact: true })).toBeVisible();
  await pressOn(card.getByRole('button', { name: 'Edit post' }));
  await expect(page).toHaveURL(/\/update\?post=/);
});

test('an author deletes a post by keyboard; the focus stays in the dialog and returns', async ({
  page,
  site,
}) => {
  const title = 'Soon deleted';
  await site.openAs('author', '/about');
  await createPost(page, { title, url: 'soon-deleted', document: { blocks } });
  await site.navigate('/dashboard/posts');
  const card = page.getByRole('article', { name: title });
  const first = card.getByRole('button', { name: 'Delete post' });
  await pressOn(first);
  const dialog = page.getByRole('dialog', { name: 'Delete This Post' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await escapeDialog(page);
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(dialog.getByRole('button', { name: 'Delete' }));
  await expect(card).toHaveCount(0);
});
