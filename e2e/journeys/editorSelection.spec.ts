import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';

const blocks = [
  { type: 'paragraph', data: { text: 'First' } },
  { type: 'paragraph', data: { text: 'Second' } },
  { type: 'code', data: { code: 'let a;', lang: 'js' } },
  { type: 'table', data: { withHeadings: false, content: [['Cell', '']] } },
  { type: 'delimiter', data: {} },
  { type: 'paragraph', data: { text: 'Last' } },
];

type Point = { x: number; y: number };

async function middleOf(target: Locator): Promise<Point> {
  const element = await target.elementHandle();
  await element?.waitForElementState('stable');
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function hold(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
}

async function drag(page: Page, from: Point, to: Point) {
  await hold(page, from, to);
  await page.mouse.up();
}

test('several blocks are selected with the mouse, cut, pasted and undone', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const { blocks: shown, announcement } = editor;
  const text = (name: string) => editor.content.getByText(name, { exact: true });
  await editor.openPublished(site, 'selection', blocks);
  await text('First').evaluate((first) => first.scrollIntoView({ block: 'center' }));

  await test.step('dragging from text, and deleting', async () => {
    await drag(page, await middleOf(text('First')), await middleOf(shown.nth(2)));
    await expect(announcement).toHaveText('3 blocks selected');
    await editor.press('Delete');
    await expect(shown).toHaveCount(3);
    await expect(announcement).toHaveText('3 blocks deleted');
    await editor.press('Control+z');
    await expect(shown).toHaveCount(6);
  });

  await test.step('dragging the options button moves a block; a click on it, and Enter, open its menu', async () => {
    const [first, third] = [text('First'), shown.nth(2)];
    await first.click();
    await third.hover();
    const handle = page.getByRole('button', { name: 'Block options' });
    await hold(page, await middleOf(handle), { ...(await middleOf(first)), x: 20 });
    const place = shown.first().locator('.ce-block__content');
    await expect(place).not.toHaveCSS('box-shadow', 'none');
    await page.mouse.up();
    await expect(announcement).toHaveText(/ moved to place 1$/);
    await expect(place).toHaveCSS('box-shadow', 'none');
    const options = page.getByRole('menuitem', { name: 'Delete' });
    await expect(options).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await first.click();
    await handle.click();
    await expect(options).toBeVisible();
    await editor.press('Escape');
    await expect(options).toHaveCount(0);
    await handle.press('Enter');
    await expect(options).toBeVisible();
    await editor.press('Escape');
  });

  await test.step('dragging in the margin, and cutting', async () => {
    const x = 20;
    await drag(
      page,
      { ...(await middleOf(text('Second'))), x },
      { ...(await middleOf(shown.nth(3))), x },
    );
    await expect(announcement).toHaveText('3 blocks selected');
    await editor.press('Control+x');
    await expect(shown).toHaveCount(3);
    await expect(text('First')).toBeFocused();
  });

  await test.step('a click with Shift, and pasting over the blocks', async () => {
    await text('First').click();
    await text('Last').click({ modifiers: ['Shift'] });
    await expect(announcement).toHaveText('3 blocks selected');
    await editor.press('Control+v');
    // The caret is in a paragraph behind the table.
    await expect(shown).toHaveCount(4);
    await expect(text('Second')).toBeVisible();
    await expect(text('Cell')).toBeVisible();
    await expect(text('First')).toHaveCount(0);
    await editor.press('Control+z', 'Control+z');
    await expect(shown).toHaveCount(6);
  });

  await test.step('selecting all twice, and typing', async () => {
    await shown.nth(2).locator('textarea').click();
    await editor.press('Control+a', 'Control+a');
    await expect(announcement).toHaveText('6 blocks selected');
    await page.keyboard.type('New');
    await expect(shown).toHaveText(['New']);
    await editor.press('Control+z');
    await expect(shown).toHaveCount(6);
  });
});

/** Drags with a finger. */
async function swipe(page: Page, from: Point, to: Point) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', { x: from.x, y: from.y + (to.y - from.y) * share });
  }
  await touch('touchEnd');
}

test('on a phone menus cover the page, formatting is at the bottom, and blocks are dragged', {
  tag: '@phone',
}, async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openPublished(site, 'selection', blocks);
  const first = editor.blocks.first().locator('.ce-paragraph');
  await first.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center' }));
  await first.tap();

  await test.step('a tap beside a menu closes it', async () => {
    await page.getByRole('button', { name: 'Add a block' }).tap();
    const entry = page.getByRole('menuitem', { name: 'Quote' });
    await expect(entry).toBeVisible();
    await page.touchscreen.tap(30, 30);
    await expect(entry).toBeHidden();
    await expect(page).toHaveURL(/update/);
  });

  await test.step('the formatting is at the bottom', async () => {
    await first.tap();
    await first.selectText();
    const bold = page.getByRole('button', { name: 'Bold' });
    // It is rendered again when the selection changes.
    const distance = async () => 740 - ((await bold.boundingBox())?.y ?? 0);
    await expect.poll(distance).toBeLessThan(60);
    await bold.tap();
    await expect(first.locator('b')).toHaveText('First');
  });

  await test.step('a block is dragged by its options button', async () => {
    await editor.content.getByText('Second', { exact: true }).tap();
    const handle = page.getByRole('button', { name: 'Block options' });
    await swipe(page, await middleOf(handle), { x: 0, y: (await middleOf(first)).y - 20 });
    await expect(editor.announcement).toHaveText('Paragraph moved to place 1');
    await expect(first).toHaveText('Second');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(first).toHaveText('First');
  });
});
