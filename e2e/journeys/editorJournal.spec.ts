import { draftDatabase } from '@contract/storageKeys';
import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';

const lost = 'Words that must not be lost';
const published = [{ id: 'p1', type: 'paragraph', data: { text: 'Published words' } }];

async function writeLine(editor: EditorScreen, words = lost) {
  await editor.startAtEnd();
  await editor.press('End', 'Enter');
  await editor.type(words);
}

test('a page killed while writing brings everything back, shown before it is restored', async ({
  page,
  site,
  context,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'Half a post');
  await editor.type(lost);
  await editor.waitUntilKept(lost);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  const again = new EditorScreen(next);
  await next.goto('/create');
  const panel = next.getByRole('region', { name: 'Unsaved work' });
  await expect(panel).toContainText(lost);
  await expect(panel).toContainText('Half a post');
  await expect(panel).toContainText('A newly chosen picture');
  await panel.getByRole('button', { name: 'Restore my work' }).click();
  await again.waitUntilReady();
  await expect(again.field('Title')).toHaveValue('Half a post');
  await expect(again.content).toContainText(lost);
  await again.publish.click();
  await expect(next).toHaveURL(/\/dashboard/);
  await next.goto('/posts/half-a-post');
  await expect(next.getByText(lost)).toBeVisible();
});

test('work of any size comes back, or is discarded and gone', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openPlanted(site, 'discarded', published);
  await editor.startNewBlock();
  await editor.add('Raw HTML');
  const long = `${'a'.repeat(1_200_000)} the end`;
  await editor.lastBlock.locator('textarea').fill(long);
  await editor.waitUntilKept('the end');
  await editor.reloadAndRestore();
  expect((await editor.lastBlock.locator('textarea').inputValue()) === long).toBe(true);
  await editor.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await editor.waitUntilReady();
  await expect(editor.content).toHaveText('Published words');
  await page.reload();
  await editor.waitUntilReady();
});

test('leaving asks, in the app and in the browser; another account does not see the work', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await editor.openAs(site, 'author', '/create');
  await editor.field('Title').fill('Not for others');
  await editor.waitUntilKept('Not for others');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/create');
  await expect(editor.field('Title')).toHaveValue('Not for others');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await site.logOut();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await site.signIn('reader');
  await expect(page).toHaveURL('/');
  await editor.open('/create');
  await expect(editor.field('Title')).toHaveValue('');
});

test('an account blocked while writing loses no word, and signs in again on the spot', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const id = 'user-author';
  await editor.openPlanted(site, 'signed-out', published);
  await writeLine(editor);
  await editor.callAs('admin', { method: 'PATCH', path: `/user/profile/${id}/block` });
  await editor.publish.click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  const signIn = async () => {
    await dialog.getByLabel('Username').fill('author');
    await dialog.getByLabel('Password', { exact: true }).fill('Password1!');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await signIn();
  await expect(site.errors).toContainText('blocked');
  await expect(dialog).toBeVisible();
  await expect(editor.content).toContainText(lost);
  expect(await editor.keptText()).toContain(lost);
  await editor.callAs('admin', { method: 'PATCH', path: `/user/profile/${id}/unblock` });
  await signIn();
  await expect(dialog).toBeHidden();
  await expect(editor.content).toContainText(lost);
  await editor.publish.click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(JSON.stringify((await editor.stored('signed-out')).content)).toContain(lost);
});

test('an API that fails at saving, or can not be reached, takes nothing away', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openPlanted(site, 'api-down', published);
  await writeLine(editor);
  for (const { status, message } of [
    { status: 0, message: 'Failed to update the Post' },
    { status: 503, message: 'We are resting.' },
  ]) {
    await site.conduct({ failures: { updatePost: { status, message, times: 1 } } });
    await editor.publish.click();
    await expect(site.errors).toContainText(message);
    await expect(editor.publish).toBeEnabled();
    await expect(editor.content).toContainText(lost);
    expect(await editor.keptText()).toContain(lost);
  }
  await editor.publish.click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await editor.keptText()).not.toContain(lost);
});

for (const { how, isReloaded } of [
  { how: 'at once', isReloaded: false },
  { how: 'after a reload', isReloaded: true },
]) {
  test(`nothing is created twice: a lost answer and a failed claim are repeated ${how}`, async ({
    page,
    site,
  }) => {
    const editor = new EditorScreen(page);
    const created: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/blogs/create')) created.push(request.url());
    });
    await editor.openNew(site, 'Created once');
    const choosing = page.waitForEvent('filechooser');
    await editor.add('Image');
    await (await choosing).setFiles('public/default-avatar.webp');
    await editor.lastBlock.getByLabel('Alternative text').fill('A picture');
    await expect(editor.lastBlock.locator('img')).toBeVisible();
    await site.conduct({
      failures: {
        createPost: { status: 0, times: 1, afterwards: true },
        claimResources: { status: 500, times: 1 },
      },
    });
    await editor.publish.click();
    await expect(site.errors).toContainText('Failed to create the Post');
    if (isReloaded) await editor.reloadAndRestore();
    await expect(editor.publish).toBeEnabled();
    await editor.publish.click();
    await expect(site.errors).toContainText('Failed to finalize the blog post.');
    await page.getByRole('button', { name: 'Finish publishing' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(site.messages).toContainText('Blog post created Successfully');
    expect(created).toHaveLength(1);
    expect((await editor.stored('created-once')).title).toBe('Created once');
    expect(await editor.keptText()).not.toContain('Created once');
  });
}

test('a post that was changed elsewhere is shown with both versions', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openPlanted(site, 'two-writers', published);
  await editor.changeElsewhere('two-writers', 'Their title');
  await writeLine(editor);
  await editor.publish.click();
  const dialog = page.getByRole('dialog', { name: 'This post was changed elsewhere' });
  await expect(dialog).toContainText('Their title');
  await expect(dialog).toContainText(lost);
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect((await editor.stored('two-writers')).title).toBe('A planted post');
});

test('of two tabs on one post the second only reads, until the first is closed', async ({
  page,
  site,
  context,
}) => {
  const editor = new EditorScreen(page);
  await editor.openPlanted(site, 'two-tabs', published);
  await writeLine(editor);
  await editor.waitUntilKept(lost);
  const other = await context.newPage();
  const second = new EditorScreen(other);
  await other.goto('/update?post=two-tabs');
  await expect(second.warnings).toContainText('can only be read');
  await expect(editor.warnings).toContainText('also opened in another tab');
  await expect(other.getByText('Published words')).toBeVisible();
  await expect(other.locator('.post-editor [contenteditable="true"]')).toHaveCount(0);
  await expect(second.publish).toHaveCount(0);
  await editor.type('!');
  await editor.waitUntilKept(`${lost}!`);
  await page.close({ runBeforeUnload: false });
  await other.getByRole('button', { name: 'Restore my work' }).click();
  await second.waitUntilReady();
  await expect(second.content).toContainText(`${lost}!`);
  await expect(second.warnings).toBeEmpty();
});

test('while a post is on its way nothing more can be typed into it', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openPlanted(site, 'on-its-way', published);
  await writeLine(editor);
  await site.conduct({ delay: 700, failures: { updatePost: { status: 503, times: 1 } } });
  await editor.publish.click();
  await expect(editor.publish).toBeDisabled();
  for (const field of [editor.field('Title'), editor.content.getByText(lost)]) {
    await field.focus();
    await editor.type('too late');
  }
  await expect(page.locator('.post-editor')).not.toContainText('too late');
  await expect(editor.field('Title')).toHaveValue('A planted post');
  await expect(editor.publish).toBeEnabled();
  await expect(editor.field('Title')).toBeEditable();
});

test('a browser that refuses to keep anything is told of at once', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await page.addInitScript((drafts) => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function refuse(name, version) {
      if (name === drafts) throw new DOMException('Refused', 'SecurityError');
      return open.call(this, name, version);
    };
  }, draftDatabase.name);
  await editor.openAs(site, 'author', '/create');
  await editor.field('Title').fill('Unkept');
  await expect(editor.warnings).toContainText('refuses to keep');
});

test('a full device is told of at once, what was kept before stays, and room is used again', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openAs(site, 'author', '/create');
  await editor.field('Title').fill('Kept before');
  await editor.waitUntilKept('Kept before');
  // The quota of a browser's private store can't be lowered: this is what a full one answers.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    document.documentElement.dataset['device'] = 'full';
    IDBObjectStore.prototype.put = function refuse(value, key) {
      const isFull = document.documentElement.dataset['device'] === 'full';
      if (isFull && this.name === 'drafts') throw new DOMException('Full', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  await editor.field('Title').fill('Too much');
  await expect(editor.warnings).toContainText('refuses to keep');
  expect(await editor.keptText()).toContain('Kept before');
  await page.evaluate(() => {
    document.documentElement.dataset['device'] = 'roomy';
  });
  await editor.field('Title').fill('Fits again');
  await editor.waitUntilKept('Fits again');
  await expect(editor.warnings).toBeEmpty();
});
