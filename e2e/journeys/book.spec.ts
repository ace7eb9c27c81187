import { expect, test } from '../fixtures';
import { changePost } from '../pages/api';
import { PostScreen, samplePost } from '../pages/PostScreen';
import { expectAccessibleAndNarrow } from '../pages/pageChecks';
import { selectWords } from '../pages/selectWords';

const kept = 'Bread rises slowly';

/** What keeps words loads after the post, and its key has no effect before. Selecting words shows that it is there. */
async function waitForPassageTools({ page }: PostScreen) {
  const words = (await page.locator('.post-blocks p').first().innerText()).slice(0, 10);
  const bar = page.getByRole('toolbar', { name: 'Selected words' });
  await selectWords(page, words);
  await expect(bar).toBeVisible();
  await page.evaluate(() => document.getSelection()?.removeAllRanges());
  await expect(bar).toBeHidden();
}

/** Runs in the page: the words that are drawn as kept. */
const readMarks = () => [...(CSS.highlights.get('kept') ?? [])].map(String);

/** Runs in the page: the line below kept words. */
const readMarkedLine = () =>
  getComputedStyle(document.body, '::highlight(kept)').textDecorationLine;

test('words are kept with a press, change in the post, and are taken over', async ({
  page,
  site,
}) => {
  await site.openAs('author');
  const post = new PostScreen(site);
  const blocks = [
    { id: 'p1', type: 'paragraph', data: { text: `${kept}, as it should.` } },
    { id: 'p2', type: 'paragraph', data: { text: 'Salt it.' } },
  ] as const;
  await post.create({ title: 'Bread', url: 'kept-bread', blocks: [...blocks] });

  await test.step('keep, and see the mark', async () => {
    await selectWords(page, kept);
    await page.getByRole('toolbar', { name: 'Selected words' }).getByText('Keep').click();
    await expect(page.getByRole('button', { name: 'Choose heading' })).toBeVisible();
    await expect.poll(() => page.evaluate(readMarks)).toEqual([kept]);
    expect(await page.evaluate(readMarkedLine)).toBe('underline');
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(readMarkedLine)).toBe('none');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the author changes the sentence', async () => {
    const text = 'Bread rises very slowly, as it should.';
    const changed = [{ ...blocks[0], data: { text } }, blocks[1]];
    await changePost(page, 'kept-bread', { document: { blocks: changed } });
  });

  await test.step('the book says so, and takes over the new words', async () => {
    await site.navigate('/book');
    await expect(page.getByText('Changed since you kept it', { exact: true })).toBeVisible();
    await expectAccessibleAndNarrow(page);
    await page.getByRole('button', { name: 'Take over the new words' }).click();
    await expect(page.getByText('Bread rises very slowly')).toBeVisible();
    await expect(page.getByText('Changed since you kept it', { exact: true })).toBeHidden();
  });
});

test('a passage is kept by touch, with a bar that does not cover the words', {
  tag: '@phone',
}, async ({ page, site }) => {
  await site.openAs('newbie', samplePost);
  const paragraph = page.locator('.post-blocks p').first();
  const words = (await paragraph.innerText()).slice(0, 60);
  await paragraph.tap();
  // A long press selects a word, and its handles then extend the selection.
  await selectWords(page, words.slice(0, 10));
  await selectWords(page, words);
  const bar = page.getByRole('toolbar', { name: 'Selected words' });
  await expect(bar).toBeVisible();
  const selected = await page.evaluate(() => {
    const { bottom } = document.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? {};
    return bottom ?? Number.POSITIVE_INFINITY;
  });
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar has no place.');
  // The handles of a phone are below the words.
  expect(box.y).toBeGreaterThanOrEqual(selected + 24);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  const keep = bar.getByRole('button', { name: 'Keep' });
  await expect(keep).toBeInViewport({ ratio: 1 });
  expect((await keep.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await keep.tap();
  await expect(page.getByRole('button', { name: 'Choose heading' })).toBeVisible();
  await expect.poll(() => page.evaluate(readMarks)).toContain(words.trim());
});

test('a paragraph is kept by keyboard alone', async ({ page, site }) => {
  await site.openAs('newbie', samplePost);
  const menus = page.getByRole('button', { name: /^Menu of this/ });
  await waitForPassageTools(new PostScreen(site));
  await page.keyboard.press('Shift');
  await menus.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(menus.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Choose heading' })).toBeVisible();
});
