import { Buffer } from 'node:buffer';
import { pictureTexts } from '@contract/texts/pictureTexts';
import { postLetterTexts } from '@contract/texts/postLetterTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { expect, test } from '../fixtures';
import { callApi, createPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import { chooseFromMenu } from '../pages/menus';
import { expectNoSidewaysScrolling } from '../pages/pageChecks';
import type { Site } from '../pages/Site';
import { waitForLetterLink } from '../pages/sentMail';

/** Matches a description that holds the text among others. */
const containing = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
const mandatory = containing(validationTexts.postIncomplete);
const missing = /missing/;

/** Somebody gets letters about new posts. */
async function addSubscriber(site: Site, email: string) {
  await callApi(site.page, { method: 'POST', path: '/subscribers', json: { email } });
  const path = await waitForLetterLink(site, /\/subscribers\/confirm\/[\w.-]+/);
  await callApi(site.page, { method: 'POST', path, json: {} });
}

test('an author writes a post with a block from the toolbox, schedules it, changes the time, publishes it and stops its letters', {
  tag: ['@both', '@server'],
}, async ({ page, site }) => {
  const url = 'slow-gardens';
  const editor = new EditorScreen(page);
  const options = page.getByRole('button', { name: 'Publishing options' });
  const option = async (name: string) => chooseFromMenu(options, name);
  const schedule = page.getByRole('button', { name: 'Schedule', exact: true });
  await editor.openNew(site, 'Slow gardens');
  await addSubscriber(site, 'robin@mail.example');
  await editor.openSettings();
  await expect(editor.field('Post URL')).toHaveValue(url);
  await editor.closeSheet();
  await editor.focusEnd();
  await editor.type('A garden takes its time.');
  await editor.addParagraph();
  const addBlock = page.getByRole('button', { name: 'Add a block' });
  const { width = 0, height = 0 } = (await addBlock.boundingBox()) ?? {};
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(isTouch ? 44 : 24);
  await addBlock.click();
  await page.getByRole('menuitem', { name: 'Heading', exact: true }).click();
  await editor.type('And so do leeks');
  await expectNoSidewaysScrolling(page);

  await test.step('it is scheduled, and the time is changed', async () => {
    await option('Schedule…');
    await schedule.click();
    await editor.waitForDashboard();
    await expect(page.getByRole('heading', { name: /^Scheduled: / })).toBeVisible();
    expect(await editor.storedDrafts()).not.toContain('Slow gardens');
    await site.navigate(`/update?post=${url}`);
    await page.getByRole('button', { name: /^Scheduled for .+ · Change$/ }).click();
    const time = page.getByLabel('Publish at');
    await time.fill((await time.inputValue()).replace(/T.*/, 'T21:30'));
    await schedule.click();
    await editor.waitForDashboard();
    await expect(page.getByText(/^It will be published on .*21:30\.$/)).toBeVisible();
  });

  await test.step('it is published before, and its letters are stopped before they are sent', async () => {
    await site.navigate(`/update?post=${url}`);
    await page.getByRole('button', { name: /^Scheduled for .+21:30 · Change$/ }).waitFor();
    await option('Publish now');
    await editor.waitForDashboard();
    const notice = page.getByRole('region', { name: /^Published: / });
    await expect(notice).toContainText(/Letters to (?:1 subscriber|\d+ subscribers) wait until/);
    await notice.getByRole('button', { name: postLetterTexts.stop }).click();
    await expect(notice).toContainText(postLetterTexts.stopped);
  });
  await site.navigate(`/posts/${url}`);
  await expect(page.getByText('A garden takes its time.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'And so do leeks' })).toBeVisible();
});

test('each rule of the form is reported beside its field', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  const tags = editor.field('Tags');
  const url = editor.field('Post URL');
  const picture = page.getByLabel('Post image');
  await editor.openAs(site, 'author', '/create');
  const blocks = [{ type: 'paragraph', data: { text: 'Mine' } }];
  await createPost(page, { url: 'already-there', document: { blocks } });

  await test.step('title and content are missing', async () => {
    await editor.publish.click();
    await expect(site.alerts).toContainText(mandatory);
    await expect(editor.field('Title')).toBeFocused();
    await expect(editor.field('Title')).toHaveAccessibleDescription(missing);
    for (const name of ['Tags', 'SEO keywords', 'Meta description'] as const) {
      await expect(editor.field(name)).toHaveAccessibleDescription(missing);
    }
    await editor.field('Title').fill('First');
    await editor.field('Title').press('Enter');
    await expect(page.getByRole('textbox', { name: 'Paragraph' })).toBeFocused();
    await expect(url).toHaveValue('first');
    await editor.publish.click();
    await expect(page.getByRole('textbox', { name: 'Paragraph' })).toBeFocused();
    await editor.type('Text.');
  });

  await test.step('the picture is missing', async () => {
    await editor.publish.click();
    await expect(picture).toBeFocused();
    await expect(picture).toHaveAccessibleDescription(missing);
    await editor.choosePicture();
  });

  await test.step('the description is missing', async () => {
    await editor.publish.click();
    await expect(editor.field('Meta description')).toBeFocused();
    await editor.field('Meta description').fill('Soil');
  });

  await test.step('comma and Enter add a tag, duplicates and empty tags are ignored, 12 fit', async () => {
    await editor.publish.click();
    await expect(tags).toBeFocused();
    await expect(tags).toHaveAccessibleDescription(missing);
    const chosen = page.getByRole('list', { name: 'Chosen tags' }).getByRole('listitem');
    await tags.pressSequentially('soil,Soil,,rain');
    await tags.press('Enter');
    await expect(chosen).toHaveText(['soil', 'rain']);
    await tags.press('Backspace');
    await expect(tags).toHaveValue('rain');
    await expect(chosen).toHaveText(['soil']);
    await tags.clear();
    await page.getByRole('button', { name: 'Remove tag soil' }).click();
    await expect(chosen).toHaveCount(0);
    await tags.pressSequentially(Array.from({ length: 13 }, (_, at) => `${at},`).join(''));
    await expect(chosen).toHaveCount(12);
    await expect(site.alerts).toContainText(validationTexts.tooManyTags);
    await expect(tags).toHaveAccessibleDescription(containing(validationTexts.tooManyTags));
    await expect(tags).toHaveValue('12');
    await editor.publish.click();
    await expect(tags).toBeFocused();
    await tags.clear();
  });

  await test.step('the keywords are missing', async () => {
    await editor.publish.click();
    await expect(editor.field('SEO keywords')).toBeFocused();
    await expect(editor.field('SEO keywords')).toHaveAccessibleDescription(missing);
    await editor.field('SEO keywords').fill('Soil');
  });

  await test.step('the URL no longer follows the title once edited, and must be free', async () => {
    await url.fill('already there');
    await editor.field('Title').fill('Second');
    await expect(url).toHaveValue('already there');
    await expect(url).toHaveAccessibleDescription(containing(writingTexts.urlTaken));
    await editor.publish.click();
    await expect(url).toBeFocused();
    await expect(page).toHaveURL('/create');
    await url.fill(' ');
    await editor.publish.click();
    await expect(url).toHaveAccessibleDescription(missing);
    await url.fill('my own words');
  });

  await test.step('the title is too long', async () => {
    await editor.field('Title').fill('t'.repeat(301));
    await editor.publish.click();
    await expect(editor.field('Title')).toBeFocused();
    await expect(editor.field('Title')).toHaveAccessibleDescription(/300 characters at most/);
    await editor.field('Title').fill('Second');
  });

  await test.step('the picture has the wrong type', async () => {
    const buffer = Buffer.from('GIF89a');
    await picture.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer });
    await editor.publish.click();
    await expect(picture).toHaveAccessibleDescription(containing(pictureTexts.post));
    await editor.choosePicture();
  });

  await editor.publishAndConfirm();
  await site.navigate('/posts/my-own-words');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
});

test('an admin writes a post on behalf of a member', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('admin', '/username/reader');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await editor.waitUntilReady();
  await editor.fillFields('On behalf');
  await editor.choosePicture();
  await editor.focusEnd();
  await editor.type('Written by the administration.');
  await editor.publish.click();
  await editor.waitForDashboard();
  await site.navigate('/posts/on-behalf');
  await expect(page.getByRole('main').locator('a[href="/username/reader"]').first()).toBeVisible();
});

test('the preview shows the post as readers see it; the checks list weak points and link to them', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openPublished(site, 'weak-points', [
    { type: 'paragraph', data: { text: 'See <a href="http://shed">the shed</a>.' } },
    { type: 'header', data: { text: 'Too deep', level: 4 } },
    { type: 'image', data: { file: { url: '/favicon.svg' }, caption: '' } },
  ]);
  await editor.field('Title').fill('Previewed');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Previewed' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Too deep', level: 4 })).toBeVisible();
  await expect(preview.getByText('See the shed.')).toBeVisible();
  await page.getByRole('button', { name: 'Write' }).click();

  await page.getByRole('button', { name: 'Check' }).click();
  const findings = editor.checkDialog.getByRole('listitem');
  await expect(findings).toHaveCount(3);
  await expect(findings.filter({ hasText: 'no alternative text' })).toHaveCount(1);
  await expect(findings.filter({ hasText: '“http://shed” is not a link' })).toHaveCount(1);
  const deep = findings.filter({ hasText: 'heading of level 4' });
  await expect(deep.getByRole('button', { name: 'Make it level 2' })).toBeVisible();
  await deep.getByRole('button', { name: 'Show' }).click();
  await expect(editor.checkDialog).toBeHidden();
  await expect(editor.content.getByRole('heading', { name: 'Too deep' })).toBeFocused();
  // The published post has these weak points already.
  await editor.publishAndConfirm();
});
