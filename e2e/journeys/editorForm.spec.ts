import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';

test('a post is written and published, and the way leads to the dashboard', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.open('/create');
  await editor.fillFields('Slow gardens');
  await expect(editor.field('Post URL')).toHaveValue('slow-gardens');
  await editor.choosePicture();
  await editor.startAtEnd();
  await editor.type('A garden takes its time.');
  await editor.publish.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(site.messages).toContainText('Blog Post created Successfully');
  await page.goto('/posts/slow-gardens');
  await expect(page.getByText('A garden takes its time.')).toBeVisible();
  expect(await editor.keptText()).not.toContain('Slow gardens');
});

test('every field is mandatory, in the order of the rules', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.open('/create');
  await editor.publish.click();
  await expect(site.errors).toContainText('All fields are mandatory!!');
  await expect(page.getByLabel('Post image')).toBeFocused();
  await editor.choosePicture();
  await editor.publish.click();
  await expect(editor.field('Title')).toBeFocused();
  await expect(editor.field('Title')).toHaveAccessibleDescription(/All fields are mandatory!!/);
  await editor.fillFields('Only fields');
  await editor.publish.click();
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toBeFocused();
  await expect(page).toHaveURL('/create');
});

test('tags: comma and Enter add, doubles and empty ones are ignored, twelve fit', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.open('/create');
  const tags = editor.field('Tags');
  const chosen = page.getByRole('list', { name: 'Chosen tags' }).getByRole('listitem');
  await tags.pressSequentially('soil,Soil,,rain');
  await tags.press('Enter');
  await expect(chosen).toHaveText(['soil', 'rain']);
  await tags.press('Backspace');
  await expect(chosen).toHaveText(['soil']);
  await page.getByRole('button', { name: 'Remove tag soil' }).click();
  await expect(chosen).toHaveCount(0);
  await tags.pressSequentially(Array.from({ length: 13 }, (_, at) => `t${at + 1},`).join(''));
  await expect(chosen).toHaveCount(12);
  await expect(site.errors).toContainText('Cannot add more than 12 tags.');
});

test('the url follows the title until it is edited, and its spaces become hyphens', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.open('/create');
  await editor.fillFields('First');
  await expect(editor.field('Post URL')).toHaveValue('first');
  await editor.field('Post URL').fill('my own words');
  await editor.field('Title').fill('Second');
  await expect(editor.field('Post URL')).toHaveValue('my own words');
  await editor.choosePicture();
  await editor.startAtEnd();
  await editor.type('Text.');
  await editor.publish.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/posts/my-own-words');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
});

test('a taken url is said before the end', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.plant('already-there', { blocks: [{ type: 'paragraph', data: { text: 'Mine' } }] });
  await editor.open('/create');
  await editor.field('Post URL').fill('already there');
  await expect(editor.field('Post URL')).toHaveAccessibleDescription(
    /This post url is already taken\./,
  );
});

test('a post is found again by its address; its url stays and its picture is no duty', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.plant('find-me', { blocks: [{ type: 'paragraph', data: { text: 'Before' } }] });
  await editor.open('/update?post=find-me');
  await expect(editor.field('Title')).toHaveValue('A planted post');
  await editor.field('Post URL').press('End');
  await editor.field('Post URL').press('x');
  await expect(editor.field('Post URL')).toHaveValue('find-me');
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

test('what is missing is listed, with a jump to each, and does not block', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  const blocks = [
    { type: 'paragraph', data: { text: 'See <a href="http://shed">the shed</a>.' } },
    { type: 'header', data: { text: 'Too deep', level: 4 } },
    { type: 'image', data: { file: { url: '/favicon.svg' }, caption: '' } },
  ];
  await editor.plant('weak-spots', { blocks });
  await editor.open('/update?post=weak-spots');
  await editor.publish.click();
  const findings = editor.check.getByRole('listitem');
  await expect(findings).toHaveCount(3);
  await findings.filter({ hasText: 'heading of level 4' }).getByRole('button').click();
  await expect(editor.check).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Heading' })).toBeFocused();
  await editor.publishAnyway();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('the preview is what readers will see', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  await editor.open('/create');
  await editor.field('Title').fill('Seen before');
  await editor.startAtEnd();
  await editor.type('First words.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Seen before' })).toBeVisible();
  await expect(preview.getByText('First words.')).toBeVisible();
  await page.getByRole('button', { name: 'Write' }).click();
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toHaveText('First words.');
});
