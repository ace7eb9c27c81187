import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { type Block, callApi, readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import { expectAccessible, expectNoSidewaysScrolling } from '../pages/pageChecks';

const picture = {
  file: { url: '/default-cover-1280x427.webp' },
  caption: 'A hill',
  alt: 'A green hill',
};
const blocks: readonly Block[] = [
  { type: 'header', data: { text: 'A garden', level: 2 } },
  { type: 'paragraph', data: { text: 'With <b>bold</b> and <a href="/about">a link</a>.' } },
  { type: 'list', data: { style: 'checklist', items: [{ content: 'Water', items: [] }] } },
  { type: 'quote', data: { text: 'Who plants a tree plants a hope.', caption: 'A gardener' } },
  { type: 'image', data: picture },
  { type: 'table', data: { withHeadings: true, content: [['Plant'], ['Leek']], caption: 'Sown' } },
  { type: 'code', data: { code: 'water();', lang: 'js' } },
  { type: 'raw', data: { html: '<p>Raw</p>' } },
  { type: 'delimiter', data: {} },
  { type: 'poll', data: { question: 'Unknown' } },
  { type: 'paragraph', data: { text: 'Last words' } },
];

async function expectMenusAccessible(page: Page, editor: EditorScreen) {
  const expectMenuWith = (name: string) =>
    expect(page.getByRole('menuitem', { name }).first()).toBeVisible();
  await editor.content.getByText('Last words').click();
  await editor.press('End', 'Enter');
  await editor.openToolbox();
  await expectMenuWith('Delimiter');
  await expectAccessible(page);
  await editor.press('Escape', '/', 'ArrowDown');
  await expect(editor.menu).toBeVisible();
  await expectAccessible(page);
  // The empty block stays: Editor.js merges blocks in a promise, and then closes its menus.
  await editor.press('Escape', 'Backspace', 'Control+/');
  await expectMenuWith('Move up');
  await expectAccessible(page);
  await editor.press('Escape');
  await editor.content.getByText('Last words').click();
  await editor.press('End', 'Shift+Home');
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await editor.press('Control+k');
  await expect(page.getByLabel('Address of the link')).toBeFocused();
  await expectAccessible(page);
}

test('every block of the editor and its menus are accessible, and have lines with forced colours', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openPublished(site, 'all-blocks', blocks);
  await expectAccessible(page);
  await expectMenusAccessible(page, editor);

  await test.step('with forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await editor.press('Escape');
    await editor.content.getByText('Last words').click();
    const add = page.getByRole('button', { name: 'Add a block' });
    await expect(add).toHaveCSS('border-top-style', 'solid');
    await editor.press('End', 'Enter');
    await editor.openToolbox();
    await expect(page.getByRole('menuitem', { name: 'Delimiter' }).first()).toBeVisible();
    await editor.press('ArrowDown');
    await expect(page.locator('.ce-popover-item--focused')).toHaveCSS('outline-style', 'solid');
  });
});

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });

test('the editor fits a phone 320 px wide, and its menus have touch targets of 44 px', {
  tag: '@phone',
}, async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await editor.openPublished(site, 'all-blocks', blocks);
  await expectNoSidewaysScrolling(page);
  await editor.content.locator('.tc-cell').last().click();
  await page.getByRole('button', { name: 'Block options' }).click();
  const entry = page.getByRole('menuitem', { name: 'Add row below' });
  const height = async () => (await entry.boundingBox())?.height;
  await expect.poll(height).toBeGreaterThanOrEqual(44);
  await entry.click();
  await expect(editor.content.locator('.tc-row')).toHaveCount(3);

  await test.step('the menu of blocks, from right to left and in the dark', async () => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await editor.focusEnd();
    await editor.press('End', 'Enter');
    await editor.type('كلمات');
    await editor.press('Enter');
    await page.keyboard.type('/');
    const first = editor.menu.getByRole('option').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(editor.menu).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScrolling(page);
    await editor.menu.getByRole('option', { name: 'Quote' }).tap();
    await expect(page.getByRole('textbox', { name: 'Quote: Enter a quote' }).last()).toBeFocused();
  });
});

test('from 360 to 1280 px a long title and the text start at the same edge, beside the settings', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const left = (selector: string) => boxOf(page, selector).then((box) => box.left);
  await editor.openAs(site, 'author', '/create');
  await editor.field('Title').fill(`${'Donaudampfschifffahrt'.repeat(6)} and more words`);
  for (const width of [360, 768, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const title = await boxOf(page, '.title-field textarea');
        expect(title.left).toBe(await left('.ce-paragraph'));
        expect(title.right).toBeLessThanOrEqual((await boxOf(page, '.editor-text')).right);
      }).toPass();
      await editor.openSettings();
      const edges = ['postImage', 'url', 'metaDescription', 'tags', 'seoKeywords'].map((name) =>
        left(`[name="${name}"]`),
      );
      expect(new Set(await Promise.all(edges)).size).toBe(1);
      await expectNoSidewaysScrolling(page);
      await editor.closeSheet();
    });
  }
});

test('on a tablet and a phone, the toolbar of a scheduled post is one row, its state one line, and its menu as wide as its words', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openPublished(site, 'planned', blocks);
  const { id } = await readStoredPost(page, 'planned');
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  await callApi(page, { method: 'PATCH', path: `/blogs/${id}`, json: {} });
  await callApi(page, { method: 'PATCH', path: `/blogs/publish/${id}`, json: { publishAt } });
  await page.setViewportSize({ width: 768, height: 900 });
  await site.open('/update?post=planned');
  const toolbar = page.getByRole('toolbar', { name: 'Post' });
  await expect(toolbar.getByRole('button', { name: /^Scheduled for/ })).toBeVisible();
  const boxOf = async (locator: ReturnType<Page['getByRole']>) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: Infinity, height: Infinity };
  await editor.expectToolbarInOneRow();
  const scheduled = await boxOf(toolbar.getByRole('button', { name: /^Scheduled for/ }));
  expect(scheduled.height).toBeLessThan(48);
  expect((await boxOf(page.getByText(/^\d+ words$/).locator('..'))).height).toBeLessThan(30);

  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  const menu = await boxOf(page.getByRole('group', { name: 'More' }));
  expect(menu.width).toBeLessThan(280);
  const { x, width } = await boxOf(more);
  expect(Math.abs(menu.x + menu.width - x - width)).toBeLessThan(8);

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(toolbar.getByText('Change', { exact: true })).toBeVisible();
  await editor.expectToolbarInOneRow();
});
