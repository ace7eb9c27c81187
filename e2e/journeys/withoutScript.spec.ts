import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { loadingTexts } from '@contract/texts/loadingTexts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { loadOnly } from '../pages/loadOnly';
import { samplePost } from '../pages/PostScreen';
import { expectNoSidewaysScrolling } from '../pages/pageChecks';
import { guestPages, openPages } from '../pages/staticPages';

test.use({ build: 'production', javaScriptEnabled: false });

const { postsNeedScript, formNeedsScript, pageNeedsScript } = loadingTexts;

/** What a page says instead of the parts that need scripts. */
const messages: Readonly<Record<string, string>> = {
  '/': postsNeedScript,
  '/posts': postsNeedScript,
  '/books': bookPageTexts.booksNeedScript,
  '/contact': formNeedsScript,
  '/sign-in': formNeedsScript,
  '/sign-up': formNeedsScript,
  '/forgot-password': formNeedsScript,
  [samplePost]: postsNeedScript,
  '/dashboard': pageNeedsScript,
};

/** Controls, open dialogs, skeletons and their announcement: none of them works without scripts. */
const needsScript = 'button, input, textarea, select, dialog, .animate-pulse, main [role=status]';

async function followLinks(page: Page) {
  await loadOnly(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('main')).toContainText(
    'A commonplace book is where readers used to write down',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.getByRole('heading', { name: 'Children' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'All Posts' }).click();
  await expect(page).toHaveURL('/posts');
}

test('without scripts every static page can be read and offers only what works, with links to the other pages', async ({
  page,
}) => {
  const headings: Record<string, string> = { ...openPages, ...guestPages };
  for (const path of [...Object.keys(headings), samplePost, '/dashboard']) {
    await test.step(path, async () => {
      await loadOnly(page, path);
      const heading = headings[path];
      if (heading) await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const message = messages[path];
      const shown = page.locator('main noscript p');
      if (message) await expect.soft(shown, path).toHaveText(message);
      if (message) await expect.soft(shown, path).toBeVisible();
      const useless = page.locator(needsScript).filter({ visible: true });
      expect.soft(await useless.allInnerTexts(), path).toEqual([]);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect
        .soft(links, path)
        .toHaveText(['Home', 'All Posts', 'Contact', 'Sign In', 'Sign Up']);
      await expectNoSidewaysScrolling(page);
    });
  }
  await test.step('links of the header and the footer', () => followLinks(page));
});

test('without scripts the links of the header and the footer lead to the other pages', {
  tag: '@phone',
}, async ({ page }) => {
  await followLinks(page);
});
