import { draftDatabase } from '@contract/draftKeys';
import { sessionMessages } from '@contract/texts/apiMessages';
import { leavingTexts } from '@contract/texts/editorTexts';
import { personaPassword } from '@server/seed/personas';
import { expect, test } from '../fixtures';
import { callApiAs, readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import { endings } from '../pages/endings';
import { loadOnly } from '../pages/loadOnly';
import { Site } from '../pages/Site';
import { keysPerSecond, lettersOf, typeByPageClock } from '../pages/typing';

/** How long changes of a draft wait until they are sent. */
const serverSaveDelay = 30_000;
const unsaved = 'Words that must not be lost';
const published = [{ id: 'p1', type: 'paragraph', data: { text: 'Published words' } }];
test('a tab that is closed or crashes while its writer types keeps all but the last second', async ({
  page,
  site,
}) => {
  // For the page, the keys take two seconds.
  const typed = lettersOf(2 * keysPerSecond);
  const olderThanASecond = typed.slice(0, keysPerSecond);
  await page.clock.install();
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'Half a post');
  await editor.type(unsaved);
  await editor.waitForDraft(unsaved);
  await typeByPageClock(page, typed);
  await editor.waitForDraft(unsaved + olderThanASecond);

  const nextTab = await endings.close(page);
  await nextTab.clock.resume();
  const nextEditor = new EditorScreen(nextTab);
  await nextEditor.open('/create');
  await expect(nextEditor.content).toContainText(unsaved + olderThanASecond);
  await expect(nextEditor.field('Title')).toHaveValue('Half a post');
  await nextEditor.unsavedWork.getByRole('button', { name: 'Compare' }).click();
  const comparison = nextTab.getByRole('dialog', { name: 'Unsaved work' });
  await expect(comparison).toContainText(unsaved + olderThanASecond);
  await expect(comparison).toContainText('A newly chosen picture');
  await comparison.getByRole('button', { name: 'Close' }).click();
  await nextEditor.field('Title').press('End');
  await typeByPageClock(nextTab, typed);
  await nextEditor.waitForDraft(`Half a post${olderThanASecond}`);

  const lastTab = await endings.crash(nextTab);
  await lastTab.clock.resume();
  const lastEditor = new EditorScreen(lastTab);
  await lastEditor.open('/create');
  const title = lastEditor.field('Title');
  await expect(title).toHaveValue(new RegExp(`^Half a post${olderThanASecond}`));
  await expect(lastEditor.content).toContainText(unsaved + olderThanASecond);
  await title.fill('Half a post');
  await lastEditor.field('Post URL').fill('half-a-post');
  await lastEditor.publish.click();
  await lastEditor.waitForDashboard();
  await new Site(lastTab).open('/posts/half-a-post');
  await expect(lastTab.getByText(unsaved)).toBeVisible();
});

test('keys that were pressed just before a reload or before a link is followed are kept', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'Last keys');
  const follow = () => loadOnly(page, '/about', { waitUntil: 'commit' });
  for (const [at, leave] of [endings.reload, follow, endings.reload].entries()) {
    await editor.focusEnd();
    await editor.press('End');
    await page.keyboard.type(`last${at}`);
    page.once('dialog', (dialog) => void dialog.accept());
    await leave(page);
    await editor.open('/create');
    await expect(editor.content).toContainText(`last${at}`);
  }

  const { content } = await readStoredPost(page, 'last-keys');
  expect(JSON.stringify(content), 'the server has a new post as it was left').toContain('last0');
});

test('a draft of 1.2 MB is restored, and a discarded draft is deleted', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openPublished(site, 'discarded', published);
  await editor.addParagraph();
  await editor.add('Raw HTML');
  const long = `${'a'.repeat(1_200_000)} the end`;
  await editor.lastBlock.locator('textarea').fill(long);
  await editor.waitForDraft('the end');
  await editor.reloadAndRestore();
  expect((await editor.lastBlock.locator('textarea').inputValue()) === long).toBe(true);
  await editor.reload();
  await editor.waitUntilReady();
  await editor.unsavedWork.getByRole('button', { name: 'Discard' }).click();
  await expect(editor.content).toHaveText('Published words');
  await page.reload();
  await editor.waitUntilReady();
});

test('work that was left without a connection does not overwrite what another device has saved since', async ({
  page,
  context,
  site,
  openAs,
}) => {
  const desktop = new EditorScreen(page);
  await desktop.openNew(site, 'Two devices');
  await desktop.type('Both began here.');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.waitForURL('/update?post=two-devices');
  await desktop.waitUntilReady();
  const phone = new EditorScreen((await openAs('author', '/about')).page);
  await phone.open('/update?post=two-devices');

  await context.setOffline(true);
  await desktop.addLine('DESKTOP');
  await desktop.waitForDraft('DESKTOP');
  const nextTab = await endings.crash(page);
  await phone.addLine('PHONE');
  await phone.press('Control+s');
  await expect(phone.page.getByText(/^Saved \d/)).toBeVisible();
  const storedWords = async () =>
    JSON.stringify((await readStoredPost(phone.page, 'two-devices')).content);
  await expect.poll(storedWords).toContain('PHONE');

  await context.setOffline(false);
  await nextTab.clock.install();
  const nextDesktop = new EditorScreen(nextTab);
  await nextDesktop.open('/update?post=two-devices');
  await expect(nextDesktop.unsavedWork.getByRole('alert')).toContainText('changed elsewhere');
  const saves: string[] = [];
  nextTab.on('request', (request) => saves.push(request.method()));
  await nextDesktop.focusEnd();
  await nextDesktop.press('End', 'x');
  await nextDesktop.waitForDraft('DESKTOPx');
  await nextTab.clock.runFor(serverSaveDelay);
  const dialog = nextTab.getByRole('dialog', { name: 'This post was changed elsewhere' });
  for (const ask of [
    () => nextDesktop.press('Control+s'),
    () => nextTab.getByRole('button', { name: 'Save', exact: true }).click(),
  ]) {
    await ask();
    await expect(dialog.locator('del', { hasText: 'PHONE' })).toBeVisible();
    await expect(dialog.locator('ins', { hasText: 'DESKTOPx' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Back to writing' }).click();
    await expect(nextDesktop.content).toContainText('DESKTOPx');
  }
  expect(saves).not.toContain('PUT');
  expect(await storedWords()).toContain('PHONE');

  await nextDesktop.unsavedWork.getByRole('button', { name: 'Compare and choose' }).click();
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await nextTab.waitForURL(/\/update\?post=draft-/);
  await nextDesktop.waitUntilReady();
  await expect(nextDesktop.content).toContainText('DESKTOPx');
  await expect(nextDesktop.unsavedWork).toHaveCount(0);
  expect(await nextDesktop.storedDrafts()).not.toContain('DESKTOPx');
  expect(await storedWords()).toContain('PHONE');
});

test('work that is left is kept without a question, and another account does not see the draft', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openAs(site, 'author', '/create');
  await editor.field('Title').fill('Not for others');
  await editor.waitForDraft('Not for others');

  await test.step('by a reload', async () => {
    await editor.field('Title').pressSequentially('!');
    await page.reload();
    await editor.waitUntilReady();
    await expect(editor.field('Title')).toHaveValue('Not for others!');
  });

  await test.step('by a link', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(site.notices).toContainText(leavingTexts.onServer);
    await page.getByRole('button', { name: 'Continue' }).click();
    await editor.waitUntilReady();
    await expect(editor.field('Title')).toHaveValue('Not for others!');
    await expect(page).toHaveURL(/post=not-for-others/);
  });

  await test.step('by logging out', async () => {
    await site.logOut();
    await site.signIn('reader');
    await expect(page).toHaveURL('/');
    await site.navigate('/create');
    await editor.waitUntilReady();
    await expect(editor.field('Title')).toHaveValue('');
  });
});

test('an author who is blocked while writing keeps the text and can sign in on the same page', async ({
  page,
  site,
}) => {
  const url = 'signed-out';
  const editor = new EditorScreen(page);
  const account = '/user/profile/user-author';
  await editor.openPublished(site, url, published);
  await editor.addLine(unsaved);
  await callApiAs(page, 'admin', { method: 'PATCH', path: `${account}/block`, json: {} });
  // Not a click: if an autosave was refused before, the dialog is above the button.
  await editor.publish.dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  const signIn = async () => {
    await dialog.getByLabel('Username').fill('author');
    await dialog.getByLabel('Password', { exact: true }).fill(personaPassword);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await signIn();
  await expect(site.alerts).toContainText(sessionMessages.blocked);
  await expect(dialog).toBeVisible();
  await expect(editor.content).toContainText(unsaved);
  expect(await editor.storedDrafts()).toContain(unsaved);
  await callApiAs(page, 'admin', { method: 'PATCH', path: `${account}/unblock`, json: {} });
  await signIn();
  await expect(dialog).toBeHidden();
  await expect(editor.content).toContainText(unsaved);
  await editor.publish.click();
  await editor.waitForDashboard();
  expect(JSON.stringify((await readStoredPost(page, url)).content)).toContain(unsaved);
});

test('the editor warns if the device is full, until there is room, and if the browser refuses to store drafts', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openAs(site, 'author', '/create');
  await editor.field('Title').fill('Stored before');
  await editor.waitForDraft('Stored before');
  // The quota of a browser context can't be lowered, so writing fails as it does on a full device.
  await page.evaluate((store) => {
    const { put } = IDBObjectStore.prototype;
    document.documentElement.dataset['device'] = 'full';
    IDBObjectStore.prototype.put = function refuse(value, key) {
      const isFull = document.documentElement.dataset['device'] === 'full';
      if (isFull && this.name === store) throw new DOMException('Full', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  }, draftDatabase.store);
  await editor.field('Title').fill('Too much');
  await expect(editor.warnings).toContainText('refuses to keep');
  expect(await editor.storedDrafts()).toContain('Stored before');
  await page.evaluate(() => {
    document.documentElement.dataset['device'] = 'has room';
  });
  await editor.field('Title').fill('Fits again');
  await editor.waitForDraft('Fits again');
  await expect(editor.warnings).toBeEmpty();

  await test.step('a browser that refuses', async () => {
    await page.addInitScript((database) => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function refuse(name, version) {
        if (name === database) throw new DOMException('Refused', 'SecurityError');
        return open.call(this, name, version);
      };
    }, draftDatabase.name);
    await editor.reload();
    await editor.waitUntilReady();
    await editor.field('Title').fill('Not stored');
    await expect(editor.warnings).toContainText('refuses to keep');
  });
});
