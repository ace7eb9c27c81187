import { expect, test } from '../fixtures';
import { chooseFromMenu } from '../pages/menus';
import { samplePost } from '../pages/PostScreen';
import { expectAccessible, expectAccessibleAndNarrow } from '../pages/pageChecks';
import type { Site } from '../pages/Site';

/** Opens a dialog of the page, sends it empty, and closes it. */
async function checkDialog(site: Site, { title, send }: { title: string; send: string }) {
  const dialog = site.page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Reason', { exact: true }).fill('');
  await dialog.getByRole('button', { name: send, exact: true }).click();
  await expect(dialog.locator('[aria-invalid="true"]')).toBeVisible();
  await expectAccessibleAndNarrow(site.page);
  await site.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function checkQueues(site: Site) {
  const { page } = site;
  await site.openAs('admin', '/dashboard/moderation');
  const reports = page.getByRole('list', { name: 'Reports' });
  await expect(reports).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await reports.getByRole('button', { name: 'Hide…' }).first().click();
  await checkDialog(site, { title: 'Hide This Comment', send: 'Hide' });
  for (const [entry, title, send] of [
    ['Restrict the author…', 'Restrict the Author', 'Restrict'],
    ['Block the author…', 'Block the Author', 'Block'],
  ] as const) {
    await reports.getByRole('button', { name: 'Other decisions' }).first().click();
    await expectAccessible(page);
    await reports.getByRole('button', { name: entry }).first().click();
    await checkDialog(site, { title, send });
  }
  for (const view of ['held', 'log']) {
    await site.navigate(`/dashboard/moderation?view=${view}`);
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
    await expectAccessibleAndNarrow(page);
  }
}

async function checkProfile(site: Site) {
  const { page } = site;
  await site.navigate('/username/author');
  const manage = page.getByRole('button', { name: 'More actions', exact: true });
  for (const [entry, title, send] of [
    ['Restrict…', 'Restrict This Account', 'Restrict'],
    ['Hide all comments…', 'Hide All Comments', 'Hide'],
  ] as const) {
    await chooseFromMenu(manage, entry);
    await checkDialog(site, { title, send });
  }
  await chooseFromMenu(manage, 'Change role…');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await page.keyboard.press('Escape');
}

test('axe: the dialogs and queues of moderation', async ({ site }) => {
  await test.step('reports, held comments and the log', () => checkQueues(site));
  await test.step('what is decided about an account', () => checkProfile(site));
});

/** Beside the paragraph nothing moves, below it the text makes room. */
async function checkThread({ page }: Site) {
  const blocks = page.locator('[data-block]');
  const distance = () =>
    blocks.evaluateAll(([first, second]) =>
      [first, second]
        .map((block) => block?.getBoundingClientRect().top ?? 0)
        .reduce((a, b) => b - a),
    );
  const before = await distance();
  const menu = page.getByRole('button', { name: 'Menu of this paragraph' }).first();
  await menu.click();
  await page.getByText('Comment on this paragraph').click();
  const thread = page.getByRole('region', { name: 'Remarks' });
  await expect(thread.getByLabel('Your remark')).toBeFocused();
  await expect(thread).toContainText('No remarks on this part yet.');
  expect(await distance()).toBe(before);
  await expectAccessibleAndNarrow(page);
  await page.keyboard.press('Escape');
  await expect(thread).toHaveCount(0);
  await expect(menu).toBeFocused();
}

test('axe: a report, a thread beside a paragraph, and the page that stops letters', async ({
  site,
}) => {
  const { page } = site;
  await site.openAs('reader', samplePost);
  const more = page.getByRole('button', { name: 'More actions for this comment' });
  await chooseFromMenu(more.first(), 'Report…');
  await expect(page.getByRole('dialog', { name: 'Report Comment' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await page.keyboard.press('Escape');
  await test.step('the thread of a paragraph', () => checkThread(site));
  await site.navigate('/letters/stop/reply.daily.any.any');
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Stop letters about replies' }).click();
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  await expectAccessibleAndNarrow(page);
});
