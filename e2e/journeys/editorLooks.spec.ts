import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { type Block, EditorScreen } from '../pages/EditorScreen';
import { expectAccessible, expectNothingSideways } from '../pages/pageChecks';

const picture = { file: { url: '/default-cover.webp' }, caption: 'A hill', alt: 'A green hill' };
const blocks: readonly Block[] = [
  { type: 'header', data: { text: 'A garden', level: 2 } },
  { type: 'paragraph', data: { text: 'With <b>bold</b> and <a href="/about">a link</a>.' } },
  { type: 'list', data: { style: 'checklist', items: [{ content: 'Water', items: [] }] } },
  { type: 'quote', data: { text: 'Who plants a tree plants a hope.', caption: 'Somebody' } },
  { type: 'image', data: picture },
  { type: 'table', data: { withHeadings: true, content: [['Plant'], ['Leek']], caption: 'Sown' } },
  { type: 'code', data: { code: 'water();', lang: 'js' } },
  { type: 'raw', data: { html: '<p>Raw</p>' } },
  { type: 'delimiter', data: {} },
  { type: 'warning', data: { title: 'Unknown' } },
  { type: 'paragraph', data: { text: 'Last words' } },
];

/** Every block, and each menu over them. */
async function expectAllAccessible(page: Page, editor: EditorScreen) {
  const isOpen = (name: string) =>
    expect(page.getByRole('menuitem', { name }).first()).toBeVisible();
  await expectAccessible(page);
  await editor.content.getByText('Last words').click();
  await editor.press('End', 'Enter');
  await editor.openToolbox();
  await isOpen('Delimiter');
  await expectAccessible(page);
  await editor.press('Escape', 'Backspace', 'Backspace', 'Control+/');
  await isOpen('Move up');
  await expectAccessible(page);
  await editor.press('Escape', 'Shift+Home');
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await editor.press('Control+k');
  await expect(page.getByLabel('Address of the link')).toBeFocused();
  await expectAccessible(page);
}

test('a page of every block and its menus are accessible', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openPlanted(site, 'all-blocks', blocks);
  await expectAllAccessible(page, editor);
});

test('it fits a phone, with room for fingers @phone', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await editor.openPlanted(site, 'all-blocks', blocks);
  await expectNothingSideways(page);
  await expectAccessible(page);
  await editor.content.locator('.tc-cell').last().click();
  await page.getByRole('button', { name: 'Block options' }).click();
  const entry = page.getByRole('menuitem', { name: 'Add row below' });
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  const height = async () => (await entry.boundingBox())?.height;
  await expect.poll(height).toBeGreaterThanOrEqual(isTouch ? 44 : 24);
  await entry.click();
  await expect(editor.content.locator('.tc-row')).toHaveCount(3);
});
