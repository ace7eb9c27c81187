import { themeKey } from '@contract/storageKeys';
import { expect, test } from '../fixtures';
import { watchHydration } from '../pages/hydration';
import { loadOnly } from '../pages/loadOnly';
import { samplePost } from '../pages/PostScreen';
import { guestPages, openPages } from '../pages/staticPages';

// Its day is another one than that of UTC for most of the day.
test.use({ timezoneId: 'Pacific/Kiritimati' });

/** Pages whose heading differs from that of the rendered page, which is the same for all viewers. */
const shells = [samplePost, '/dashboard'];

// Both viewers load every page, and every page is loaded in both themes.
const viewers = [
  { who: 'a visitor', persona: undefined, theme: 'light', otherLink: '/dashboard' },
  { who: 'an author', persona: 'author', theme: 'dark', otherLink: '/sign-in' },
] as const;

for (const { who, persona, theme, otherLink } of viewers) {
  test(`the app hydrates the rendered pages for ${who}, in the ${theme} theme`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      themeKey,
      theme,
    ] as const);
    await (persona ? site.openAs(persona, '/about') : site.open('/about'));
    const readFrames = await watchHydration(page, otherLink);
    const load = async (path: string) => {
      await loadOnly(page, path, { waitUntil: 'commit' });
      const { headings, keepsHeading, ...frame } = await readFrames();
      expect.soft(frame, path).toEqual({ keepsHeader: true, themes: [theme], wrongHeader: false });
      return { headings, keepsHeading };
    };
    const staticPages = { ...openPages, ...(persona ? {} : guestPages) };
    for (const [path, heading] of Object.entries(staticPages)) {
      expect.soft(await load(path), path).toEqual({ headings: [heading], keepsHeading: true });
    }
    for (const path of shells) await load(path);
    for (const [path, heading] of persona ? Object.entries(guestPages) : []) {
      const { headings } = await load(path);
      expect.soft(headings, path).not.toContain(heading);
      await expect.soft(page, path).toHaveURL('/');
    }
  });
}

test('days are those of the reader before the app has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await loadOnly(page, '/posts');
  const days = await page.locator('main time').evaluateAll((times) =>
    times.map((time) => {
      const day = (timeZone?: string) =>
        new Date(time.getAttribute('datetime') ?? '').toLocaleDateString('en-GB', {
          dateStyle: 'long',
          timeZone,
        });
      return { shown: time.textContent, own: day(), isOther: day() !== day('UTC') };
    }),
  );
  expect(days.map(({ shown }) => shown)).toEqual(days.map(({ own }) => own));
  expect(days.some(({ isOther }) => isOther)).toBe(true);
});
