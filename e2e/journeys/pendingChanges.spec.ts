import { leavingTexts } from '@contract/texts/leavingTexts';
import { expect, test } from '../fixtures';
import { readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';

const published = [{ id: 'p1', type: 'paragraph', data: { text: 'Published words' } }];

test('a published post is changed on the desk, opened with the changes on a phone, and updated there', {
  tag: '@server',
}, async ({ page, site, openAs }) => {
  const url = 'two-places';
  const desk = new EditorScreen(page);
  await desk.openPublished(site, url, published);
  await desk.addLine('Begun on the desk.');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(site.notices).toContainText(leavingTexts.asPending);
  const shown = async () => JSON.stringify((await readStoredPost(page, url)).content);
  expect(await shown()).not.toContain('Begun on the desk.');

  const phone = new EditorScreen((await openAs('author', '/dashboard/posts')).page);
  await phone.page.setViewportSize({ width: 360, height: 740 });
  await expect(phone.page.getByText('Changes not published yet')).toBeVisible();
  await phone.open(`/update?post=${url}`);
  await expect(phone.content).toContainText('Begun on the desk.');
  await phone.addLine('Ended on the phone.');
  await phone.publishAndConfirm();
  expect(await shown()).toContain('Begun on the desk.');
  expect(await shown()).toContain('Ended on the phone.');

  await page.goto(`/update?post=${url}`);
  await desk.waitUntilReady();
  await expect(desk.content).toContainText('Ended on the phone.');
  await expect(page.getByText('Changes not published yet')).toHaveCount(0);
});
