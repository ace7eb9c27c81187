import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';
import { Site } from '../pages/Site';

const lost = 'Words that must not be lost';

async function plantAndOpen(editor: EditorScreen, url: string) {
  await editor.plant(url, {
    blocks: [{ id: 'p1', type: 'paragraph', data: { text: 'Published words' } }],
  });
  await editor.open(`/update?post=${url}`);
}

async function writeLine(editor: EditorScreen, words = lost) {
  await editor.startAtEnd();
  await editor.page.keyboard.press('End');
  await editor.page.keyboard.press('Enter');
  await editor.type(words);
}

test('a page killed while writing brings everything back, shown before it is restored', async ({
  page,
  site,
  context,
}) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.open('/create');
  await editor.fillFields('Half a post');
  await editor.choosePicture();
  await editor.startAtEnd();
  await editor.type(lost);
  await editor.waitUntilKept(lost);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  const again = new EditorScreen(next);
  await next.goto('/create');
  const panel = next.getByRole('region', { name: 'Unsaved work' });
  await expect(panel).toContainText(lost);
  await expect(panel).toContainText('Half a post');
  await panel.getByRole('button', { name: 'Restore my work' }).click();
  await again.waitUntilReady();
  await expect(again.field('Title')).toHaveValue('Half a post');
  await expect(again.content).toContainText(lost);
  await again.publish.click();
  await expect(next).toHaveURL(/\/dashboard/);
  await next.goto('/posts/half-a-post');
  await expect(next.getByText(lost)).toBeVisible();
});

test('unsaved work can be discarded, and then it is gone', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await plantAndOpen(editor, 'discarded');
  await writeLine(editor);
  await editor.waitUntilKept(lost);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await editor.waitUntilReady();
  await expect(editor.content).toHaveText('Published words');
  await page.reload();
  await editor.waitUntilReady();
});

test('leaving asks, in the app and in the browser', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.open('/create');
  await editor.field('Title').fill('Not yet');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/create');
  await expect(editor.field('Title')).toHaveValue('Not yet');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a session that ends while writing is signed in again on the spot', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await plantAndOpen(editor, 'signed-out');
  await writeLine(editor);
  await site.conduct({
    failures: {
      updatePost: { status: 401, times: 1 },
      refreshToken: { status: 401, times: 1 },
    },
  });
  await editor.publish.click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Username').fill('author');
  await dialog.getByLabel('Password', { exact: true }).fill('Password1!');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(editor.content).toContainText(lost);
  await editor.publish.click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(JSON.stringify((await editor.stored('signed-out')).content)).toContain(lost);
});

for (const status of [0, 503]) {
  test(`an API that fails at saving (${status}) takes nothing away`, async ({ page, site }) => {
    const editor = new EditorScreen(page);
    await site.openAs('author');
    await plantAndOpen(editor, 'api-down');
    await writeLine(editor);
    await site.conduct({ failures: { updatePost: { status, times: 1 } } });
    await editor.publish.click();
    await expect(site.errors).toContainText('Failed to update the Post');
    await expect(editor.content).toContainText(lost);
    expect(await editor.keptText()).toContain(lost);
    await editor.publish.click();
    await expect(page).toHaveURL(/\/dashboard/);
    expect(await editor.keptText()).not.toContain(lost);
  });
}

test('a finalisation that fails is repeated without creating the post twice', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.open('/create');
  await editor.fillFields('Finalised later');
  await editor.choosePicture();
  await editor.startAtEnd();
  const choosing = page.waitForEvent('filechooser');
  await editor.add('Image');
  await (await choosing).setFiles('public/default-avatar.webp');
  await editor.lastBlock.getByLabel('Alternative text').fill('A picture');
  await expect(editor.lastBlock.locator('img')).toBeVisible();
  await site.conduct({ failures: { claimResources: { status: 500, times: 1 } } });
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/blogs/create')) created.push(request.url());
  });
  await editor.publish.click();
  await expect(site.errors).toContainText('Failed to finalize the blog post.');
  await page.getByRole('button', { name: 'Finish publishing' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(site.messages).toContainText('Blog post created Successfully');
  expect(created).toHaveLength(1);
});

test('a post that was changed elsewhere is shown with both versions', async ({
  page,
  site,
  context,
}) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await plantAndOpen(editor, 'two-writers');
  const other = new EditorScreen(await context.newPage());
  await other.open('/update?post=two-writers');
  await other.field('Title').fill('Their title');
  await other.publish.click();
  await expect(other.page).toHaveURL(/\/dashboard/);
  await other.page.close();
  await writeLine(editor);
  await editor.publish.click();
  const dialog = page.getByRole('dialog', { name: 'This post was changed elsewhere' });
  await expect(dialog).toContainText('Their title');
  await expect(dialog).toContainText(lost);
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect((await editor.stored('two-writers')).title).toBe('A planted post');
});

test('two tabs on one post warn each other, and the second keeps nothing over the first', async ({
  page,
  site,
  context,
}) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.open('/create');
  await editor.startAtEnd();
  await editor.type(lost);
  await editor.waitUntilKept(lost);
  const other = await context.newPage();
  await other.goto('/create');
  await other
    .getByRole('button', { name: 'Discard it' })
    .or(other.getByRole('button', { name: 'Restore my work' }))
    .first()
    .waitFor();
  await other.getByRole('button', { name: 'Restore my work' }).click();
  const second = new EditorScreen(other);
  await second.waitUntilReady();
  await expect(other.getByRole('alert', { name: 'Warnings' })).toContainText('another tab');
  await expect(page.getByRole('alert', { name: 'Warnings' })).toContainText('another tab');
  await second.field('Title').fill('From the second tab');
  await editor.field('Title').fill('From the first tab');
  await editor.waitUntilKept('From the first tab');
  expect(await editor.keptText()).not.toContain('From the second tab');
});

test('a browser that refuses to keep anything is told of at once', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function refuse(name, version) {
      if (name === 'commonplace-drafts') throw new DOMException('Refused', 'SecurityError');
      return open.call(this, name, version);
    };
  });
  await site.openAs('author');
  await editor.open('/create');
  await editor.field('Title').fill('Unkept');
  await expect(page.getByRole('alert', { name: 'Warnings' })).toContainText('refuses to keep');
});

test('a full device is told of at once, and what was kept before stays', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.open('/create');
  await editor.field('Title').fill('Kept before');
  await editor.waitUntilKept('Kept before');
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function refuse(value, key) {
      if (this.name === 'drafts') throw new DOMException('Full', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  await editor.field('Title').fill('Too much');
  await expect(page.getByRole('alert', { name: 'Warnings' })).toContainText('refuses to keep');
  expect(await editor.keptText()).toContain('Kept before');
});

test("another account on the same device doesn't see the work", async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.open('/create');
  await editor.field('Title').fill('Not for others');
  await editor.waitUntilKept('Not for others');
  await site.logOut();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await site.signIn('reader');
  await expect(page).toHaveURL('/');
  await new Site(page).open('/create');
  await editor.waitUntilReady();
  await expect(editor.field('Title')).toHaveValue('');
});
