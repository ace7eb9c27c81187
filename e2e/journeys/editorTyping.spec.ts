import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';
import { expectNoSidewaysScrolling } from '../pages/pageChecks';

test('what is typed after a slash is text until a block is chosen', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'With slashes');
  const script = '/usr/local/bin is where my script lives';
  await page.keyboard.type(script);
  await expect(editor.blocks).toHaveText([script]);
  await expect(editor.menu).toHaveCount(0);

  await test.step('a block is chosen, undone as one step, and chosen again', async () => {
    await editor.press('Enter');
    await page.keyboard.type('/quo');
    await expect(editor.menu.getByRole('option')).toHaveText(['Quote']);
    await expect(editor.announcement).toHaveText('Quote, 1 of 1');
    await editor.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Quote: Enter a quote' })).toBeFocused();
    await editor.press('Control+z');
    await expect(editor.blocks).toHaveText([script, '/quo']);
    await page.keyboard.type('t');
    await expect(editor.menu).toHaveCount(0);
    await editor.press('Control+Shift+ArrowLeft', 'Shift+ArrowLeft', 'Backspace');
    await page.keyboard.type('/larg');
    await editor.press('Enter');
    await page.keyboard.type('Scripts');
    await expect(page.getByRole('heading', { name: 'Scripts', level: 2 })).toBeVisible();
  });

  await test.step('what is typed after Tab stays in the text', async () => {
    await editor.press('Enter', 'Tab');
    await expect(page.getByRole('button', { name: 'Add a block' })).toBeFocused();
    await page.keyboard.type('More words');
    await expect(editor.lastBlock).toHaveText('More words');
  });
});

test('the menu of blocks fits a phone 320 px wide, from right to left and in the dark', {
  tag: '@phone',
}, async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await page.setViewportSize({ width: 320, height: 480 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await editor.openPublished(site, 'on-a-phone', [{ type: 'paragraph', data: { text: 'كلمات' } }]);
  await editor.focusEnd();
  await editor.press('End', 'Enter');
  await page.keyboard.type('/');
  const first = editor.menu.getByRole('option').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(editor.menu).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScrolling(page);
  await editor.menu.getByRole('option', { name: 'Quote' }).tap();
  await expect(page.getByRole('textbox', { name: 'Quote: Enter a quote' })).toBeFocused();
});
