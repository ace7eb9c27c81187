import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { samplePost } from '../pages/PostScreen';
import { expectAccessibleAndNarrow } from '../pages/pageChecks';
import { selectWords } from '../pages/selectWords';

const passages = (page: Page) => page.locator('[data-item]');
const heading = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Headings' }).getByRole('link', { name });

/** Runs in the page: how much wider than its placeholder a field is. */
function placeholderRoom(field: HTMLInputElement) {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser measures no text.');
  context.font = font;
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  return field.clientWidth - padding - context.measureText(field.placeholder).width;
}

test('a sentence is kept and put in order, others follow its heading, and it is reviewed', {
  tag: '@server',
}, async ({ page, site, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await site.openAs('reader', samplePost);

  await test.step('a sentence is kept', async () => {
    await selectWords(page, (await page.locator('.post-blocks p').last().innerText()).slice(0, 40));
    await page.getByRole('toolbar', { name: 'Selected words' }).getByText('Keep').click();
    await page.getByRole('link', { name: 'Open your book' }).click();
    await expect(passages(page).first()).toContainText('kept on');
  });

  await test.step('seven passages from a Kindle', async () => {
    const clippings = Array.from({ length: 8 }, (_, at) =>
      [
        'Walden (Thoreau, Henry David)',
        `- Your Highlight on Location ${at}-${at} | Added on Monday, 5 January 2026`,
        '',
        `Simplify, ${at} times.`,
        '==========',
        '',
      ].join('\r\n'),
    );
    await page.getByRole('button', { name: 'Book actions' }).click();
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import passages' });
    await dialog.getByLabel('File').setInputFiles({
      name: 'My Clippings.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`\uFEFF${clippings.join('')}`),
    });
    await dialog.getByRole('button', { name: 'Add 8 passages' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(/^Simplify, \d times/)).toHaveCount(8);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(passages(page).nth(6)).toBeInViewport({ ratio: 1 });
  });

  await test.step('one is dragged onto a heading', async () => {
    await passages(page).first().hover();
    const grip = await passages(page).first().locator('[data-grip]').boundingBox();
    const target = await heading(page, 'In the kitchen').boundingBox();
    if (!grip || !target) throw new Error('There is nothing to drag.');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + 20, target.y + 20, { steps: 5 });
    await expect(page.getByText('1 passage', { exact: true })).toBeVisible();
    await page.mouse.up();
    await expect(heading(page, 'In the kitchen')).toContainText('3');
    await expect(passages(page).first()).toContainText('Under “In the kitchen”');
  });

  await test.step('several are chosen by keyboard, and a note is written', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('n');
    await expect(page.getByLabel('Note', { exact: true })).toBeFocused();
    await expect(page.getByText('1 chosen')).toBeVisible();
    await expectAccessibleAndNarrow(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the heading is made public, and another member follows', async () => {
    await heading(page, 'In the kitchen').click();
    await page.getByLabel('Public').click();
    const path = '/books/reader/in-the-kitchen';
    await expect(page.getByRole('link', { name: path })).toBeVisible();
    const { page: other } = await openAs('author', path);
    await expect(other.getByRole('list', { name: 'Passages' })).toContainText('Simplify');
    await other.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(other.getByRole('button', { name: 'Following' })).toBeVisible();
    await expectAccessibleAndNarrow(other);
  });

  await test.step('the passages of the day are reviewed by keyboard', async () => {
    await site.navigate('/book?view=review');
    const review = page.getByRole('region', { name: 'Daily review' });
    for (const number of [1, 2, 3, 4, 5]) {
      await expect(review.getByRole('group', { name: `Passage ${number} of 5` })).toBeFocused();
      if (number === 1) await expectAccessibleAndNarrow(page);
      await page.keyboard.press(number === 1 ? 'r' : 'k');
    }
    await expect(review.getByText('Done for today')).toBeFocused();
  });
});

test('the words stand in the first window of a phone, and the headings in a sheet', {
  tag: '@phone',
}, async ({ page, site }) => {
  await site.openAs('reader', '/book');
  const words = passages(page).locator('blockquote');
  await expect(words.first()).toBeInViewport({ ratio: 1 });
  expect(await page.getByPlaceholder('Search your book').evaluate(placeholderRoom)).toBeGreaterThan(
    0,
  );
  await page.getByRole('button', { name: 'Headings: All passages' }).click();
  await expectAccessibleAndNarrow(page);
  await heading(page, 'On patience').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(words).toHaveCount(3);
  await expect(words.first()).toBeInViewport({ ratio: 1 });
  await page.getByText('Settings of this heading').click();
  await expect(page.getByLabel('Intro')).toBeVisible();
  await expectAccessibleAndNarrow(page);

  await page.getByRole('button', { name: 'Add a passage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passage' });
  await expect(dialog.getByRole('button', { name: 'Add to your book' })).toBeInViewport({
    ratio: 1,
  });
  await dialog.getByLabel('Note').focus();
  await expect(dialog.getByLabel('Note')).toBeInViewport({ ratio: 0.9 });
  await expect(dialog.getByRole('button', { name: 'Add to your book' })).toBeInViewport({
    ratio: 1,
  });
  await expectAccessibleAndNarrow(page);
});
