import { uploadTexts } from '@contract/texts/uploadTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { expect, test } from '../fixtures';
import { readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import { loadOnly } from '../pages/loadOnly';

const unsaved = 'Words that must not be lost';
const published = [{ id: 'p1', type: 'paragraph', data: { text: 'Published words' } }];
test('a save that fails loses nothing, and the editor is locked while it runs', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openPublished(site, 'api-down', published);
  await editor.addLine(unsaved);

  await test.step('the editor is locked while the post is sent', async () => {
    const message = 'Out of service.';
    await site.failCalls('updatePost', { status: 503, message, times: 1 });
    const release = await site.holdAnswers();
    await editor.publish.click();
    await expect(editor.publish).toBeDisabled();
    for (const field of [editor.field('Title'), editor.content.getByText(unsaved)]) {
      await field.focus();
      await editor.type('too late');
    }
    await expect(page.locator('.post-editor')).not.toContainText('too late');
    await expect(editor.field('Title')).toHaveValue('A published post');
    await expect(editor.publish).toBeDisabled();
    await release();
    await expect(site.alerts).toContainText(message);
    await expect(editor.field('Title')).toBeEditable();
    expect(await editor.storedDrafts()).toContain(unsaved);
  });

  await test.step('the API can not be reached', async () => {
    await site.failCalls('updatePost', { status: 0, times: 1 });
    await editor.publish.click();
    await expect(site.alerts).toContainText(writingTexts.updateFailed);
    await expect(editor.publish).toBeEnabled();
    await expect(editor.content).toContainText(unsaved);
    expect(await editor.storedDrafts()).toContain(unsaved);
  });

  await editor.publish.click();
  await editor.waitForDashboard();
  expect(await editor.storedDrafts()).not.toContain(unsaved);
});

test('publishing again after a lost response and a reload does not create a post twice', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/blogs/create')) created.push(request.url());
  });
  await editor.openNew(site, 'Created once');
  await editor.addImage('public/default-avatar-160x160.webp');
  await editor.lastBlock.getByLabel('Alternative text').fill('A picture');
  await expect(editor.lastBlock.locator('img')).toBeVisible();
  await site.failCalls('createPost', { status: 0, times: 1, afterwards: true });
  await site.failCalls('claimResources', { status: 500, times: 1 });
  await editor.publish.click();
  await expect(site.alerts).toContainText(writingTexts.createFailed);
  await editor.reloadAndRestore();
  await editor.publish.click();
  await expect(site.alerts).toContainText(uploadTexts.finalizeFailed);
  await page.getByRole('button', { name: 'Finish publishing' }).click();
  await editor.waitForDashboard();
  await expect(site.notices).toContainText(uploadTexts.finalized);
  // The second call answers the post of the first one.
  expect(created).toHaveLength(2);
  expect((await readStoredPost(page, 'created-once')).title).toBe('Created once');
  expect(await editor.storedDrafts()).not.toContain('Created once');
});

test('a second tab with the same post is read-only until the first tab is closed', async ({
  page,
  site,
  context,
}) => {
  const editor = new EditorScreen(page);
  await editor.openPublished(site, 'two-tabs', published);
  await editor.addLine(unsaved);
  await editor.waitForDraft(unsaved);
  const secondTab = await context.newPage();
  const secondEditor = new EditorScreen(secondTab);
  await loadOnly(secondTab, '/update?post=two-tabs');
  await expect(secondEditor.warnings).toContainText('can only be read');
  await expect(editor.warnings).toContainText('also opened in another tab');
  await expect(secondTab.getByText('Published words')).toBeVisible();
  await expect(secondTab.locator('.post-editor [contenteditable="true"]')).toHaveCount(0);
  await expect(secondEditor.publish).toHaveCount(0);
  await expect(secondTab.getByText(unsaved)).toBeVisible();
  await test.step('the second tab takes over, and the first one takes the post back', async () => {
    await secondTab.getByRole('button', { name: 'Take over here' }).click();
    await secondEditor.waitUntilReady();
    await expect(secondEditor.content).toContainText(unsaved);
    await expect(editor.warnings).toContainText('can only be read');
    await secondEditor.addLine('Written in the second tab');
    await page.bringToFront();
    await page.getByRole('button', { name: 'Take over here' }).click();
    await editor.waitUntilReady();
    await expect(editor.content).toContainText('Written in the second tab');
    await expect(secondEditor.warnings).toContainText('can only be read');
  });
  await editor.addLine(`${unsaved}!`);
  await editor.waitForDraft(`${unsaved}!`);
  await page.close({ runBeforeUnload: false });
  await secondEditor.waitUntilReady();
  await expect(secondEditor.content).toContainText(`${unsaved}!`);
  await expect(secondEditor.warnings).toBeEmpty();

  await test.step('a tab opens what another has published before it is closed', async () => {
    const thirdTab = await context.newPage();
    const thirdEditor = new EditorScreen(thirdTab);
    await loadOnly(thirdTab, '/update?post=two-tabs');
    await expect(thirdEditor.warnings).toContainText('can only be read');
    await secondEditor.field('Title').fill('The newest title');
    await secondEditor.publishAndConfirm();
    await thirdEditor.waitUntilReady();
    await expect(thirdEditor.field('Title')).toHaveValue('The newest title');
  });
});
