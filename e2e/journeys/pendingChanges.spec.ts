import { leavingTexts } from '@contract/texts/editorTexts';
import { expect, test } from '../fixtures';
import { readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';

const published = [{ id: 'p1', type: 'paragraph', data: { text: 'Published words' } }];

test('a published post is changed on a desktop, opened with the changes on a phone, and updated there', {
  tag: '@server',
}, async ({ page, site, openAs }) => {
  const url = 'two-places';
  const desktop = new EditorScreen(page);
  await desktop.openPublished(site, url, published);
  await desktop.addLine('Started on the desktop.');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(site.notices).toContainText(leavingTexts.asPending);
  const shown = async () => JSON.stringify((await readStoredPost(page, url)).content);
  expect(await shown()).not.toContain('Started on the desktop.');

  const phone = new EditorScreen((await openAs('author', '/dashboard/posts')).page);
  await phone.page.setViewportSize({ width: 360, height: 740 });
  await expect(phone.page.getByText('Changes not published yet')).toBeVisible();
  await phone.open(`/update?post=${url}`);
  await expect(phone.content).toContainText('Started on the desktop.');
  await phone.expectToolbarInOneRow();
  await phone.addLine('Finished on the phone.');
  await phone.publishAndConfirm();
  expect(await shown()).toContain('Started on the desktop.');
  expect(await shown()).toContain('Finished on the phone.');

  await desktop.open(`/update?post=${url}`);
  await expect(desktop.content).toContainText('Finished on the phone.');
  await expect(page.getByText('Changes not published yet')).toHaveCount(0);
});
