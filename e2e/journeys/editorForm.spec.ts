import { Buffer } from 'node:buffer';
import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';
import { expectNothingSideways } from '../pages/pageChecks';

test('a post is written with a block from the toolbox, and published @phone', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'Slow gardens');
  await expect(editor.field('Post URL')).toHaveValue('slow-gardens');
  await editor.type('A garden takes its time.');
  await editor.startNewBlock();
  const plus = page.getByRole('button', { name: 'Add a block' });
  const { width = 0, height = 0 } = (await plus.boundingBox()) ?? {};
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(isTouch ? 44 : 24);
  await plus.click();
  await page.getByRole('menuitem', { name: 'Heading', exact: true }).click();
  await editor.type('And so do leeks');
  await expectNothingSideways(page);
  await editor.publishWhatever();
  await expect(site.messages).toContainText('Blog Post created Successfully');
  expect(await editor.keptText()).not.toContain('Slow gardens');
  await page.goto('/posts/slow-gardens');
  await expect(page.getByText('A garden takes its time.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'And so do leeks' })).toBeVisible();
});

test('each rule of the form speaks beside its field, and what is typed follows the rules', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const tags = editor.field('Tags');
  const url = editor.field('Post URL');
  const mandatory = 'All fields are mandatory!!';
  await editor.openAs(site, 'author', '/create');
  await editor.plant('already-there', { blocks: [{ type: 'paragraph', data: { text: 'Mine' } }] });

  await test.step('the picture', async () => {
    const picture = page.getByLabel('Post image');
    await editor.publish.click();
    await expect(site.errors).toContainText(mandatory);
    await expect(picture).toBeFocused();
    await expect(picture).toHaveAccessibleDescription(/All fields are mandatory!!/);
    await editor.choosePicture();
  });

  await test.step('title and content', async () => {
    await editor.publish.click();
    await expect(editor.field('Title')).toBeFocused();
    await expect(editor.field('Title')).toHaveAccessibleDescription(mandatory);
    await editor.field('Title').fill('First');
    await expect(url).toHaveValue('first');
    await editor.publish.click();
    await expect(page.getByRole('textbox', { name: 'Paragraph' })).toBeFocused();
    await editor.type('Text.');
  });

  await test.step('tags: comma and Enter add, doubles and empty ones do not, twelve fit', async () => {
    await editor.publish.click();
    await expect(tags).toBeFocused();
    await expect(tags).toHaveAccessibleDescription(/All fields are mandatory!!/);
    const chosen = page.getByRole('list', { name: 'Chosen tags' }).getByRole('listitem');
    await tags.pressSequentially('soil,Soil,,rain');
    await tags.press('Enter');
    await expect(chosen).toHaveText(['soil', 'rain']);
    await tags.press('Backspace');
    await expect(chosen).toHaveText(['soil']);
    await page.getByRole('button', { name: 'Remove tag soil' }).click();
    await expect(chosen).toHaveCount(0);
    await tags.pressSequentially(Array.from({ length: 13 }, (_, at) => `${at},`).join(''));
    await expect(chosen).toHaveCount(12);
    await expect(site.errors).toContainText('Cannot add more than 12 tags.');
    await expect(tags).toHaveAccessibleDescription(/Cannot add more than 12 tags\./);
  });

  await test.step('keywords and description', async () => {
    for (const name of ['SEO keywords', 'Meta description'] as const) {
      await editor.publish.click();
      await expect(editor.field(name)).toBeFocused();
      await expect(editor.field(name)).toHaveAccessibleDescription(/All fields are mandatory!!/);
      await editor.field(name).fill('Soil');
    }
  });

  await test.step('the url: its own once edited, mandatory, never another post’s', async () => {
    await url.fill('already there');
    await editor.field('Title').fill('Second');
    await expect(url).toHaveValue('already there');
    await expect(url).toHaveAccessibleDescription(/This post url is already taken\./);
    await editor.publish.click();
    await expect(url).toBeFocused();
    await expect(page).toHaveURL('/create');
    await url.fill(' ');
    await editor.publish.click();
    await expect(url).toHaveAccessibleDescription(/All fields are mandatory!!/);
    await url.fill('my own words');
  });

  await test.step('a title too long for the rules, of which nothing is cut off', async () => {
    await editor.field('Title').fill('t'.repeat(301));
    await editor.publish.click();
    await expect(editor.field('Title')).toBeFocused();
    await expect(editor.field('Title')).toHaveAccessibleDescription(/300 characters at most/);
    await editor.field('Title').fill('Second');
  });

  await test.step('a picture of another kind', async () => {
    const buffer = Buffer.from('GIF89a');
    const picture = page.getByLabel('Post image');
    await picture.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer });
    await editor.publish.click();
    await expect(picture).toHaveAccessibleDescription(/jpg, jpeg or png/);
    await editor.choosePicture();
  });

  await editor.publishWhatever();
  await page.goto('/posts/my-own-words');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
});

test('a post is found again by its address; its url stays and its picture is no duty', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const url = editor.field('Post URL');
  await editor.openPlanted(site, 'find-me', [{ type: 'paragraph', data: { text: 'Before' } }]);
  await expect(editor.field('Title')).toHaveValue('A planted post');
  await url.press('End');
  await url.press('x');
  await expect(url).toHaveValue('find-me');
  await expect(url).toHaveAccessibleDescription(/Can't change Post Url\./);
  await expect(site.errors).toContainText("Can't change Post Url.");
  await editor.field('Title').fill('Another title');
  await editor.publish.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(site.messages).toContainText('Blog Post updated Successfully');
  expect((await editor.stored('find-me')).title).toBe('Another title');
});

test('from the dashboard the post comes along, and a reload keeps it', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('author', '/dashboard/posts');
  await page
    .getByRole('link', { name: 'Edit post' })
    .or(page.getByRole('button', { name: 'Edit post' }))
    .first()
    .click();
  await editor.waitUntilReady();
  const title = await editor.field('Title').inputValue();
  expect(title).not.toBe('');
  await page.reload();
  await editor.waitUntilReady();
  await expect(editor.field('Title')).toHaveValue(title);
});

test('an admin writes a post for somebody else', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('admin', '/username/reader');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await editor.waitUntilReady();
  await editor.fillFields('On behalf');
  await editor.choosePicture();
  await editor.startAtEnd();
  await editor.type('Written by the house.');
  await editor.publish.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/posts/on-behalf');
  await expect(page.getByRole('main').locator('a[href="/username/reader"]').first()).toBeVisible();
});

test('the preview is what readers will see; what is weak is listed, with a jump, and does not block', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openPlanted(site, 'weak-spots', [
    { type: 'paragraph', data: { text: 'See <a href="http://shed">the shed</a>.' } },
    { type: 'header', data: { text: 'Too deep', level: 4 } },
    { type: 'image', data: { file: { url: '/favicon.svg' }, caption: '' } },
  ]);
  await editor.field('Title').fill('Seen before');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Seen before' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Too deep', level: 4 })).toBeVisible();
  await expect(preview.getByText('See the shed.')).toBeVisible();
  await page.getByRole('button', { name: 'Write' }).click();

  await editor.publish.click();
  const findings = editor.check.getByRole('listitem');
  await expect(findings).toHaveCount(3);
  await expect(findings.filter({ hasText: 'no alternative text' })).toHaveCount(1);
  await expect(findings.filter({ hasText: '“http://shed” is not a link' })).toHaveCount(1);
  await findings.filter({ hasText: 'heading of level 4' }).getByRole('button').click();
  await expect(editor.check).toBeHidden();
  await expect(editor.content.getByRole('heading', { name: 'Too deep' })).toBeFocused();
  await editor.publishAnyway();
  await expect(page).toHaveURL(/\/dashboard/);
});
