import { Buffer } from 'node:buffer';
import { pictureTexts } from '@contract/texts/pictureTexts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';

async function photo() {
  const size = { width: 1600, height: 900 };
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  const buffer = await sharp({ create: { ...size, channels: 3, background: 'black', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** The chosen versions of all loaded pictures beside what their place on the page needs. */
async function chosenVersions(page: Page) {
  return page.locator('img[srcset]').evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture instanceof HTMLImageElement)
      .filter(({ currentSrc, clientWidth }) => currentSrc !== '' && clientWidth > 0)
      .map(({ currentSrc, clientWidth, srcset }) => {
        const versions = srcset.split(', ').map((version) => {
          const [address = '', width = ''] = version.split(' ');
          return {
            address: new URL(address, location.href).href,
            width: Number.parseInt(width, 10),
          };
        });
        const widths = versions.map(({ width }) => width);
        const fitting = widths.findIndex((width) => width >= clientWidth);
        return {
          picture: currentSrc,
          shownWidth: clientWidth,
          needed: fitting < 0 ? widths.length - 1 : fitting,
          chosen: versions.findIndex(({ address }) => address === currentSrc),
        };
      }),
  );
}

test('an uploaded photo is shown as WebP in the width that fits the window', {
  tag: '@server',
}, async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openAs(site, 'author', '/create');
  await editor.fillFields('A wide view');
  await page.getByLabel('Post image').setInputFiles(await photo());
  await editor.focusEnd();
  await page.keyboard.type('Taken at noon.');
  await editor.publishAndConfirm();
  const cover = page.locator('article img[fetchpriority="high"]');
  // From narrow to wide, because browsers prefer a larger version that they have in the cache.
  for (const [windowWidth, width] of [
    [340, 320],
    [690, 640],
    [1280, 960],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    await site.open('/posts/a-wide-view');
    await expect(cover).toHaveJSProperty('complete', true);
    const address = await cover.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(address).toContain(`-1280x720-${width}w.webp`);
    const file = await page.evaluate(async (url) => {
      const blob = await (await fetch(url)).blob();
      const bitmap = await createImageBitmap(blob);
      return { type: blob.type, width: bitmap.width, height: bitmap.height };
    }, address);
    expect(file).toEqual({ type: 'image/webp', width, height: (width * 9) / 16 });
  }
});

test('a file that is no picture is rejected beside its field, and nothing typed is lost', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/dashboard/profile/edit');
  await page.getByLabel('Bio').fill('Reads standing.');
  const buffer = Buffer.from('89504e470d0a1a0a', 'hex');
  const avatar = page.getByLabel('Avatar');
  await avatar.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(avatar).toHaveAccessibleDescription(new RegExp(pictureTexts.unreadable));
  await expect(page.getByLabel('Bio')).toHaveValue('Reads standing.');
});

const paths = [
  '/',
  '/posts',
  '/username/author',
  '/dashboard/posts',
  '/dashboard/profile',
] as const;

test('pictures are neither too small nor much too large in windows of three widths', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await site.openAs('author', '/posts');
  const article = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
  // From narrow to wide, because browsers prefer a larger version that they have in the cache.
  for (const width of [360, 768, 1280]) {
    // A new document: in a wider window, Chromium loads larger versions of the pictures of this one,
    // also of those that have just left the page.
    await site.open('/about');
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...paths, article]) {
      await site.navigate(path);
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
      await expect(page.locator('main img[srcset]').first()).toHaveJSProperty('complete', true);
      const countPictures = async () => (await chosenVersions(page)).length;
      await expect.poll(countPictures, `${path}, ${width} px`).toBeGreaterThan(0);
      const pictures = await chosenVersions(page);
      const unfit = pictures.filter(({ chosen, needed }) => chosen < needed || chosen > needed + 1);
      expect(unfit, `${path}, ${width} px`).toEqual([]);
    }
  }
});
