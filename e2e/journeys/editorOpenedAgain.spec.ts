import { loadingTexts } from '@contract/texts/loadingTexts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';
import { loadOnly } from '../pages/loadOnly';

const unsaved = 'Words that must not be lost';
const published = [{ id: 'p1', type: 'paragraph', data: { text: 'Published words' } }];

/** Something that waits until the journey says `now`. */
function createHold() {
  let now = () => {};
  const ended = new Promise<void>((resolve) => {
    now = resolve;
  });
  return { ended, now: () => now() };
}

/** Changes of posts are sent when the journey says so. */
async function holdSaves(page: Page) {
  const hold = createHold();
  await page.route('**/api/v1/blogs/*-*-*-*', async (route) => {
    await hold.ended;
    return route.fallback();
  });
  return hold;
}

test('Back leads to an unfinished article in the page that has not opened a saved one before', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'Left in the middle');
  await editor.type(unsaved);
  await editor.waitForDraft(unsaved);
  const posts = page.getByRole('banner').getByRole('link', { name: 'All Posts' });
  await posts.click();
  await expect(site.notices).toContainText('Saved as a draft');
  await page.goBack();
  await expect(page).toHaveURL('/update?post=left-in-the-middle');
  await expect(editor.content).toContainText(unsaved);
});

test('an editor that is opened again before its changes have arrived shows them', async ({
  page,
  site,
}) => {
  const url = 'opened-again';
  const editor = new EditorScreen(page);
  await editor.openPublished(site, url, published);
  await editor.addLine(unsaved);
  let reads = 0;
  const answer = createHold();
  const save = await holdSaves(page);
  await page.route(`**/api/v1/blogs/${url}`, async (route) => {
    reads += 1;
    // The closed editor reads the post before it sends its changes.
    if (reads === 1) return route.fallback();
    // What the server has before, in an answer that arrives after the changes.
    const response = await route.fetch();
    save.now();
    await answer.ended;
    return route.fulfill({ response });
  });
  const posts = page.getByRole('banner').getByRole('link', { name: 'All Posts' });
  await posts.click();
  await page.getByRole('heading', { level: 1, name: 'All Posts' }).waitFor();
  await page.goBack();
  const opening = page.getByRole('status').filter({ hasText: loadingTexts.editor });
  await Promise.race([save.ended, opening.waitFor({ state: 'attached' })]);
  save.now();
  // The server has it.
  await expect.poll(() => editor.storedDrafts()).not.toContain(unsaved);
  answer.now();
  await expect(editor.content).toContainText(unsaved);
});

test('another tab opens the post when the closed editor has sent its changes', async ({
  page,
  site,
  context,
}) => {
  const url = 'in-another-tab';
  const editor = new EditorScreen(page);
  await editor.openPublished(site, url, published);
  await editor.addLine(unsaved);
  await editor.waitForDraft(unsaved);
  const save = await holdSaves(page);
  await page.getByRole('banner').getByRole('link', { name: 'All Posts' }).click();
  await page.getByRole('heading', { level: 1, name: 'All Posts' }).waitFor();
  const otherTab = await context.newPage();
  const otherEditor = new EditorScreen(otherTab);
  await loadOnly(otherTab, `/update?post=${url}`);
  await expect(otherEditor.warnings).toContainText('can only be read');
  save.now();
  await otherEditor.waitUntilReady();
  await expect(otherEditor.content).toContainText(unsaved);
  await expect(otherEditor.unsavedWork).toHaveCount(0);
  await otherEditor.addLine('Written in the other tab');
  await otherEditor.publishAndConfirm();
});
