import { readsDatabase } from '@contract/storageKeys';
import type { Page } from '@playwright/test';
import { personaPassword } from '@server/seed/personas';
import { expect, test } from '../fixtures';
import { callApi, changePost, createPost } from '../pages/api';
import { readStore } from '../pages/indexedDb';
import { samplePost } from '../pages/PostScreen';
import { expectAccessibleAndNarrow } from '../pages/pageChecks';

/** The author does something over the API. The page is a visitor's before and after. */
async function asAuthor(page: Page, act: () => Promise<void>) {
  const json = { username: 'author', password: personaPassword };
  await callApi(page, { method: 'POST', path: '/user/login', json });
  await act();
  await callApi(page, { method: 'POST', path: '/user/logout', json: {} });
}

/** Runs in the page: scrolls as far as a reader of the block does. */
function scrollToBlock(at: number) {
  const block = document.querySelectorAll('.post-blocks > [id^="block-"]')[at];
  block?.scrollIntoView({ block: 'end' });
}

const storedReads = async (page: Page) => readStore(page, readsDatabase);
const notice = (page: Page) => page.getByRole('region', { name: 'Since your last visit' });

test('a visitor who comes back sees exactly the changed paragraphs of a post', async ({
  page,
  site,
}) => {
  const texts = ['Bread rises slowly.', 'Salt it well.', 'Wait an hour.', 'Bake it.'];
  const blocks = texts.map((text, at) => ({ id: `p${at}`, type: 'paragraph', data: { text } }));
  const path = '/posts/slow-bread';
  await page.clock.install();
  await site.open('/about');
  await asAuthor(page, async () => createPost(page, { url: 'slow-bread', document: { blocks } }));
  await site.open(path);
  await expect(page.getByText('Bake it.')).toBeVisible();
  await page.evaluate(scrollToBlock, 3);
  // The whole post is in view, so that it is read after some seconds.
  const readsLater = async () => {
    await page.clock.fastForward(10_000);
    return storedReads(page);
  };
  await expect.poll(readsLater).toContain('"revision":1');
  await expect(notice(page)).toHaveCount(0);

  await asAuthor(page, async () => {
    const [, second, third, fourth] = blocks;
    const changed = { id: 'p0', type: 'paragraph', data: { text: 'Bread rises quickly.' } };
    const document = { blocks: [changed, second, third, fourth].flatMap((block) => block ?? []) };
    await changePost(page, 'slow-bread', { document });
  });
  await site.open(path);
  await expect(notice(page)).toContainText(/Changed since you read it on .*: 1 paragraph/);
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const marks = page.getByRole('group', { name: /^Change \d+ of \d+/ });
  await expect(marks).toHaveCount(1);
  await expect(marks).toBeInViewport();
  await expect(page.locator('.post-blocks del')).toHaveText(['slowly']);
  await expect(page.locator('.post-blocks ins')).toHaveText(['quickly']);
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('.post-blocks :is(ins, del)')).toHaveCount(0);
  await expect.poll(() => storedReads(page)).toContain('"revision":2');
});

test('a visitor who stopped in the middle of a post jumps to that place', {
  tag: '@phone',
}, async ({ page, site }) => {
  await site.open(samplePost);
  const blocks = page.locator('.post-blocks > [id^="block-"]');
  const middle = Math.floor((await blocks.count()) / 2);
  await page.evaluate(scrollToBlock, middle + 1);
  await expect.poll(() => storedReads(page)).not.toBe('[]');
  await site.navigate('/about');
  const lastBlock = /"lastBlock":"([^"]+)"/.exec(await storedReads(page))?.[1] ?? '';
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000);
  await site.open(samplePost);
  await expect(notice(page)).toContainText(/You began to read this (earlier today|on)/);
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Continue where you stopped' }).click();
  const stopped = page.locator(`[id="block-${lastBlock}"]`);
  await expect(stopped).toBeInViewport();
  await expect(stopped).toBeFocused();
  await expect(notice(page)).toHaveCount(0);

  await test.step('it is not shown after a screen of scrolling', async () => {
    await page.clock.setSystemTime(Date.now() + 5 * 60 * 60_000);
    await site.open(samplePost);
    await expect(notice(page)).toHaveCount(1);
    await page.mouse.wheel(0, 900);
    await expect(notice(page)).toHaveCount(0);
  });
});
