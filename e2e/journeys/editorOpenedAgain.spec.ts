import { loadingTexts } from '@contract/texts/loadingTexts';
import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';

const unsaved = 'Words that must not be lost';
const published = [{ id: 'p1', type: 'paragraph', data: { text: 'Published words' } }];

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
  let [answer, save] = [() => {}, () => {}];
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const maySave = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.route('**/api/v1/blogs/*-*-*-*', async (route) => {
    await maySave;
    return route.fallback();
  });
  await page.route(`**/api/v1/blogs/${url}`, async (route) => {
    reads += 1;
    // The closed editor reads the post before it sends its changes.
    if (reads === 1) return route.fallback();
    // What the server has before, in an answer that arrives after the changes.
    const response = await route.fetch();
    save();
    await mayAnswer;
    return route.fulfill({ response });
  });
  const posts = page.getByRole('banner').getByRole('link', { name: 'All Posts' });
  await posts.click();
  await page.getByRole('heading', { level: 1, name: 'All Posts' }).waitFor();
  await page.goBack();
  const opening = page.getByRole('status').filter({ hasText: loadingTexts.editor });
  await Promise.race([maySave, opening.waitFor({ state: 'attached' })]);
  save();
  // The server has it.
  await expect.poll(() => editor.storedDrafts()).not.toContain(unsaved);
  answer();
  await expect(editor.content).toContainText(unsaved);
});
