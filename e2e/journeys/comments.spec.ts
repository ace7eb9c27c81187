import { expect, test } from '../fixtures';
import { PostScreen } from '../pages/PostScreen';

test('a comment survives a reload and the sign-in, and is written at last @phone', async ({
  page,
  site,
}) => {
  const post = new PostScreen(site);
  const path = await post.openNewest();
  await post.commentBox.fill('I have tried this twice.');
  await page.reload();
  await expect(post.commentBox).toHaveValue('I have tried this twice.');
  await post.button('Comment').click();
  await expect(site.errors).toContainText('Login to comment..');
  await page.getByRole('link', { name: 'Sign in to comment' }).click();
  await site.signIn('newbie');
  await expect(page).toHaveURL(path);
  await expect(post.commentBox).toHaveValue('I have tried this twice.');
  await post.button('Comment').click();
  await expect(site.messages).toContainText('Commented on post successfully.');
  await expect(post.comment('I have tried this twice.')).toContainText('Priya Raman');
  await expect(post.commentBox).toBeEmpty();
});

test('a comment outlives the session that ends while it is sent', async ({ page, site }) => {
  await site.openAs('reader');
  const post = new PostScreen(site);
  const path = await post.openNewest();
  await post.commentBox.fill('Written just before the end');
  const refused = { status: 401, times: 1 };
  await site.conduct({ failures: { addComment: refused, refreshToken: refused } });
  await post.button('Comment').click();
  await expect(page).toHaveURL('/sign-in');
  await site.signIn('reader');
  await expect(page).toHaveURL(path);
  await expect(post.commentBox).toHaveValue('Written just before the end');
  await post.button('Comment').click();
  await expect(post.comment('Written just before the end')).toBeVisible();
});

test('a comment is changed, left as it was, and deleted by the keyboard’s ways', async ({
  page,
  site,
}) => {
  await site.openAs('reader');
  const post = new PostScreen(site);
  await post.openNewest();
  await post.commentBox.fill('First thought');
  await page.keyboard.press('Control+Enter');
  const row = post.comment('First thought');
  await row.getByRole('button', { name: 'Edit comment' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' dropped');
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText('dropped');
  await row.getByRole('button', { name: 'Edit comment' }).click();
  await page.getByRole('textbox', { name: 'Edited comment' }).fill('Second thought');
  await page.keyboard.press('Control+Enter');
  await expect(site.messages).toContainText('Updated your comment successfully.');
  const changed = post.comment('Second thought');
  await expect(changed).toBeVisible();
  await changed.getByRole('button', { name: 'Delete comment' }).click();
  await expect(site.messages).toContainText('Deleted your comment successfully.');
  await expect(changed).toBeHidden();
});

const failures = [
  ['addComment', 'Failed to comment on the blog post.'],
  ['updateComment', 'Failed to update comment on the blog post.'],
  ['deleteComment', 'Failed to delete comment on the blog post.'],
] as const;

test('each failure is told in its own words, and nothing that was written is lost', async ({
  site,
  page,
}) => {
  await site.openAs('reader');
  const post = new PostScreen(site);
  await post.openNewest();
  await post.commentBox.fill('Worth keeping');
  await post.button('Comment').click();
  const row = post.comment('Worth keeping');
  await row.getByRole('button', { name: 'Edit comment' }).click();
  await site.conduct({
    failures: Object.fromEntries(failures.map(([name]) => [name, { status: 0 }])),
  });
  await page.getByRole('textbox', { name: 'Edited comment' }).fill('Better words');
  await page.getByRole('button', { name: 'Save comment' }).click();
  await expect(site.errors).toContainText('Failed to update comment on the blog post.');
  await expect(page.getByRole('textbox', { name: 'Edited comment' })).toHaveValue('Better words');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Delete comment' }).click();
  await expect(site.errors).toContainText('Failed to delete comment on the blog post.');
  await expect(row).toBeVisible();
  await post.commentBox.fill('Another one');
  await post.button('Comment').click();
  await expect(site.errors).toContainText('Failed to comment on the blog post.');
  await expect(post.commentBox).toHaveValue('Another one');
});

test('an admin deletes what somebody else wrote; a visitor has no such tools', async ({
  page,
  site,
}) => {
  const post = new PostScreen(site);
  const path = await post.openNewest();
  const first = page.getByRole('region', { name: 'Comments' }).getByRole('listitem').first();
  const words = await first.getByRole('paragraph').last().innerText();
  await expect(page.getByRole('button', { name: 'Delete comment' })).toHaveCount(0);
  await site.openAs('admin', path);
  const row = post.comment(words);
  await row.getByRole('button', { name: 'Delete comment' }).click();
  const question = page.getByRole('dialog', { name: 'Delete This Comment' });
  await expect(question).toContainText('will be deleted permanently');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});
