import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { changePost } from '../pages/api';
import { pressOn, typeInto } from '../pages/keyboard';
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

/** Runs in the page: how kept words are drawn. */
function readMarkStyle() {
  const { textDecorationLine, backgroundColor } = getComputedStyle(
    document.body,
    '::highlight(kept)',
  );
  return { textDecorationLine, hasGround: backgroundColor !== 'rgba(0, 0, 0, 0)' };
}

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
    const drawn = { textDecorationLine: 'none', hasGround: true };
    expect(await page.evaluate(readMarkStyle)).toEqual(drawn);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(readMarkStyle)).toEqual({ ...drawn, hasGround: false });
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
  // Words that are kept already are widened.
  const marked = [expect.stringContaining(words.trim())];
  await expect.poll(() => page.evaluate(readMarks)).toEqual(expect.arrayContaining(marked));
});

test('everything of the book by keyboard alone: a paragraph is kept, gets a note and a heading, is put in order and reviewed', async ({
  page,
  site,
}) => {
  await site.openAs('newbie', samplePost);
  const title = page.getByRole('heading', { level: 1, name: 'Your book' });
  const passages = page.locator('[data-item]');
  const menus = page.getByRole('button', { name: /^Menu of this/ });
  await waitForPassageTools(new PostScreen(site));
  await page.keyboard.press('Shift');
  await menus.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(menus.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Choose heading' })).toBeVisible();

  await test.step('the arrow keys move in the open menu, which is as wide as its words', async () => {
    await page.keyboard.press('Enter');
    const menu = page.getByRole('group', { name: /^Menu of this/ });
    const entries = menu.getByRole('button');
    await expect(entries).toHaveText([/^Comment on/, 'Note', 'Heading', 'Remove', /^Quotes of/]);
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'])
      await page.keyboard.press(name);
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(entries.last()).toBeFocused();
    const box = await menu.boundingBox();
    const button = await menus.nth(1).boundingBox();
    if (!box || !button) throw new Error('The menu is not shown.');
    expect(box.width).toBeGreaterThanOrEqual(180);
    expect(box.width).toBeLessThan(300);
    expect(box.x + box.width).toBeGreaterThanOrEqual(button.x);
    await page.keyboard.press('Escape');
    await expect(menus.nth(1)).toBeFocused();
  });

  await test.step('a note is written in the book', async () => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Book' }).focus();
    await page.keyboard.press('Enter');
    await expect(title).toBeFocused();
    await expect(passages.first()).toBeVisible();
    for (const key of ['j', 'n', 'A', 'g', 'a', 'i', 'n', '.']) await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Edit note: Again.' })).toBeVisible();
  });

  await test.step('it gets a new heading, and another passage follows it', async () => {
    const dialog = page.getByRole('dialog', { name: 'Choose a heading' });
    await page.keyboard.press('h');
    await typeInto(dialog.getByLabel('New heading'), 'Rivers');
    await page.keyboard.press('Enter');
    await expect(passages.first()).toContainText('Under “Rivers”');
    await expect(passages.first()).toBeFocused();
    for (const key of ['j', 'x']) await page.keyboard.press(key);
    await expect(page.getByText('1 chosen')).toBeVisible();
    await pressOn(page.getByRole('button', { name: 'Choose heading' }).last());
    await pressOn(dialog.getByRole('button', { name: 'Rivers' }));
    await expect(passages.nth(1)).toContainText('Under “Rivers”');
    await expect(dialog).toBeHidden();
  });

  await test.step('the heading is moved to the first place, and shown', async () => {
    await title.focus();
    await pressOn(page.getByRole('button', { name: 'Actions for Rivers' }));
    await pressOn(page.getByRole('button', { name: 'Move up' }));
    await expect(page.getByText('Rivers moved to place 1')).toBeAttached();
    await title.focus();
    await pressOn(page.getByRole('link', { name: /^Rivers/ }));
    await expect(passages).toHaveCount(2);
  });

  await test.step('the passages of the day are reviewed', async () => {
    await pressOn(page.getByRole('link', { name: 'Book', exact: true }));
    await pressOn(page.getByRole('link', { name: /^Review \d passages$/ }));
    const review = page.getByRole('region', { name: 'Daily review' });
    for (const number of [1, 2, 3, 4]) {
      await expect(review.getByRole('group', { name: `Passage ${number} of 4` })).toBeFocused();
      await page.keyboard.press(number === 1 ? 'r' : 'k');
    }
    await expect(review.getByText('Done for today')).toBeFocused();
  });
});

/** Selects with the mouse, from one letter of the text to another one. */
async function dragOver(page: Page, [from, to]: readonly [string, string]) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    document.querySelector('.post-blocks')?.scrollIntoView({ block: 'center' });
  });
  const places = await page.evaluate(
    (edges) => {
      const walker = document.createTreeWalker(
        document.querySelector('.post-blocks') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const boxes: { x: number; y: number }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [at, edge] of edges.entries()) {
          const start = node.textContent?.indexOf(edge) ?? -1;
          if (start === -1) continue;
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, start + edge.length);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          boxes[at] = { x: at === 0 ? left : right, y: (top + bottom) / 2 };
        }
      }
      return boxes;
    },
    [from, to],
  );
  const [start, end] = places;
  if (!start || !end) throw new Error('The words are not in the text.');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

test('a slip of the mouse keeps whole words, in every script, and widens what is kept', async ({
  page,
  site,
}) => {
  await site.openAs('author');
  const post = new PostScreen(site);
  const paragraphs = [
    ['p1', 'Rain becomes slow and <b>soci</b>able. A retired surveyor counts.'],
    ['p2', 'ขนมปังขึ้นช้าในฤดูหนาว'],
    ['p3', 'الخبز يرتفع ببطء في الشتاء'],
    ['p4', '面包发酵很慢，冬天更慢'],
  ] as const;
  await post.create({
    title: 'Slow rain',
    url: 'slow-rain',
    blocks: paragraphs.map(([id, text]) => ({ id, type: 'paragraph', data: { text } })),
  });
  const keep = async (...edges: [string, string]) => {
    await dragOver(page, edges);
    const bar = page.getByRole('toolbar', { name: 'Selected words' });
    await bar.getByText('Keep', { exact: true }).click();
    await expect(bar).toBeHidden();
  };
  const marks = () => expect.poll(() => page.evaluate(readMarks));
  await keep('low and', 'oci');
  await marks().toEqual(['slow and sociable']);
  await keep('ciable'.slice(2), 'surveyo');
  await marks().toEqual(['slow and sociable. A retired surveyor']);
  await keep('นมปั', 'นมปั');
  await keep('رتفع', 'رتفع');
  await keep('酵', '酵');
  await marks().toEqual(
    expect.arrayContaining(['slow and sociable. A retired surveyor', 'ขนมปัง', 'يرتفع', '发酵']),
  );
});
