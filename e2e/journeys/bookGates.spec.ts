import { gateTexts } from '@contract/texts/gateTexts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { pngFile } from '../pages/files';
import { PostScreen, samplePost } from '../pages/PostScreen';
import { selectWords } from '../pages/selectWords';

const askedFor = (page: Page) => page.getByRole('dialog', { name: gateTexts.keep });
const keptBar = (page: Page) => page.getByRole('toolbar', { name: 'Kept words' });

/** Selects words far down in the post with the mouse, and presses a button of the bar. Returns the words. */
async function pressOnWords(page: Page, action: 'Keep' | 'Note') {
  const paragraph = page.locator('.post-blocks p').last();
  const words = (await paragraph.innerText()).slice(0, 40).trim();
  await paragraph.scrollIntoViewIfNeeded();
  await paragraph.click();
  await selectWords(page, words);
  const bar = page.getByRole('toolbar', { name: 'Selected words' });
  await bar.getByRole('button', { name: action }).click();
  return words;
}

/** Where the words and the dialog are in the window. */
async function expectAtWords(page: Page) {
  await expect(askedFor(page)).toBeInViewport({ ratio: 1 });
  const selected = await page.evaluate(
    () => document.getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0,
  );
  const box = await askedFor(page).boundingBox();
  const distance = (box?.y ?? 0) - selected;
  expect(Math.min(Math.abs(distance), Math.abs(distance + (box?.height ?? 0)))).toBeLessThan(160);
}

/** Runs in the page: the words that are drawn as kept. */
const readMarks = () => [...(CSS.highlights.get('kept') ?? [])].map(String);

test('words that a visitor keeps are in the book after signing in, and so is a post', {
  tag: '@both',
}, async ({ page, site }) => {
  await site.open(samplePost);
  const words = await pressOnWords(page, 'Keep');

  await test.step('the request is at the words, and quotes them', async () => {
    await expectAtWords(page);
    await expect(askedFor(page)).toContainText(words);
    await expect(askedFor(page)).toContainText('the words are in your book');
  });

  await test.step('afterwards the words are kept, and in the window', async () => {
    await askedFor(page).getByRole('link', { name: 'Sign in' }).click();
    await site.signIn('newbie');
    await expect(page).toHaveURL(samplePost);
    await expect(keptBar(page)).toBeFocused();
    await expect(keptBar(page)).toBeInViewport({ ratio: 1 });
    // Whole words are kept.
    const marked = [expect.stringContaining(words)];
    await expect.poll(() => page.evaluate(readMarks)).toEqual(expect.arrayContaining(marked));
    await page.keyboard.press('Escape');
    await expect(keptBar(page)).toBeHidden();
    await expect(page.locator('[data-block]:focus, [data-block-menu]:focus')).toHaveCount(1);
  });

  await test.step('a post is saved', async () => {
    await site.logOut();
    await expect(page).toHaveURL('/sign-in');
    await site.open(samplePost);
    const save = new PostScreen(site).button('Save post');
    await save.click();
    await expect(askedFor(page)).toContainText('the post is in your book');
    await askedFor(page).getByRole('link', { name: 'Sign in' }).click();
    await site.signIn('reader');
    await expect(page).toHaveURL(samplePost);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(save).toBeFocused();
    await expect(save).toBeInViewport();
  });
});

test('a visitor who notes something writes it after creating an account', async ({
  page,
  site,
}) => {
  await site.open(samplePost);
  const words = await pressOnWords(page, 'Note');
  await expectAtWords(page);
  await askedFor(page).getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Avatar').setInputFiles(pngFile());
  const fields = {
    Username: 'wanda',
    'First name': 'Wanda',
    'Last name': 'Vogel',
    'E-mail': 'wanda@mail.example',
    Password: 'Password1',
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(samplePost);
  const field = page.getByRole('dialog', { name: 'Note' }).getByLabel('Note');
  await expect(field).toBeFocused();
  await page.keyboard.type('Remember the shoes.');
  await expect(field).toHaveValue('Remember the shoes.');
  await page.keyboard.press('Escape');
  await expect(keptBar(page)).toBeFocused();
  await expect(keptBar(page)).toBeInViewport({ ratio: 1 });

  await site.navigate('/book');
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit note: Remember the shoes.' })).toBeVisible();
});
