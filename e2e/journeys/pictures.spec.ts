import { Buffer } from 'node:buffer';
import { pictureTexts } from '@contract/texts/pictureTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';

async function photo() {
  const size = { width: 1600, height: 900 };
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  const buffer = await sharp({ create: { ...size, channels: 3, background: 'black', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** As a phone held upright makes it: turned by its metadata, with its place, and too large for the API. */
async function phonePhoto() {
  const size = { width: 4000, height: 3000 };
  const picture = await sharp({ create: { ...size, channels: 3, background: 'green' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  // The film of a moving picture stands behind it. Noise in the picture would take the server seconds.
  const film = Buffer.alloc(12_000_000, 'film');
  const buffer = Buffer.concat([picture, film]);
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer };
}

async function avifPhoto() {
  const size = { width: 40, height: 30 };
  const buffer = await sharp({ create: { ...size, channels: 3, background: 'green' } })
    .avif()
    .toBuffer();
  return { name: 'IMG_0002.avif', mimeType: 'image/avif', buffer };
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

test('an uploaded photo is shown as WebP in the width that fits the window', async ({
  page,
  site,
}) => {
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

/** Runs in the page: copies a picture as a program for pictures does. */
async function copyPicture() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) throw new Error('The browser draws no picture.');
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
}

/** null while the element has an address that has ended: another one follows once the picture is smaller or uploaded. */
const readSize = (picture: Locator) =>
  picture.evaluate(async (shown: HTMLImageElement) => {
    // An element that has shown another picture can have its density for a while.
    const image = new Image();
    image.src = shown.currentSrc;
    const isDecoded = await image.decode().then(
      () => true,
      () => false,
    );
    if (!isDecoded) return null;
    return { height: image.naturalHeight, ratio: image.naturalHeight / image.naturalWidth };
  });

test('a photo of 12 MB is made smaller as cover, and by button, drop and paste; of several that are chosen at once, one of a type of cameras is converted', async ({
  page,
  site,
  context,
}) => {
  const large = await phonePhoto();
  expect(large.buffer.length).toBeGreaterThan(12_000_000);
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'From a phone');
  const cover = page.getByLabel('Post image');
  await cover.setInputFiles(large);
  const chosen = page.locator('img[src^="blob:"]').first();
  // In the place of the picture of one pixel that the form was filled with. Upright, and not larger than needed:
  await expect
    .poll(() => chosen.evaluate((picture: HTMLImageElement) => picture.naturalHeight))
    .toBeGreaterThan(1);
  const upright = { ratio: expect.closeTo(4 / 3, 2) };
  await expect.poll(() => readSize(chosen)).toMatchObject(upright);
  expect((await readSize(chosen))?.height).toBeLessThanOrEqual(2560);

  const release = await site.holdAnswers();
  await editor.addImage([large, await avifPhoto()]);
  const place = editor.content.locator('.image-tool__image').first();
  const ratio = async () => {
    const { width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return height / width;
  };
  // The place of the picture is reserved while it is uploading.
  await expect.poll(ratio).toBeCloseTo(4 / 3, 2);
  await release();
  const shown = editor.content.locator('figure img, .picture img');
  await expect(shown).toHaveCount(2);
  const caption = editor.blocks.first().locator('.image-tool__caption');
  await caption.fill('Taken at noon');
  const first = (await shown.first().getAttribute('src')) ?? '';
  await editor.transferFiles('dragover', { to: shown.first(), from: cover });
  await expect(place).toHaveCSS('outline-style', 'solid');
  // In place of the first picture, and above the last one:
  await editor.transferFiles('paste', { to: caption, from: cover });
  await editor.transferFiles('drop', { to: editor.lastBlock, from: cover });
  await expect(shown).toHaveCount(3);
  await expect(shown.first()).not.toHaveAttribute('src', first);
  await expect(place).toHaveCSS('outline-style', 'none');
  for (const picture of await shown.all()) {
    const file = await page.request.get((await picture.getAttribute('src')) ?? '');
    expect((await file.body()).includes('Exif')).toBe(false);
  }
  await expect.poll(() => readSize(shown.first())).toMatchObject(upright);
  await expect.poll(() => readSize(shown.nth(1))).toMatchObject(upright);
  await test.step('a picture that was clicked is replaced by a paste', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(copyPicture);
    const addressOf = async () => (await shown.first().getAttribute('src')) ?? '';
    const replaced = await addressOf();
    await shown.first().click();
    await page.keyboard.press('ControlOrMeta+v');
    // Until it is uploaded, its address is that of a file of the page, which ends then.
    const isUploaded = async () =>
      ![replaced, ''].includes((await addressOf()).replace(/^blob:.*/, ''));
    await expect.poll(isUploaded).toBe(true);
    expect((await readSize(shown.first()))?.height).toBe(30);
    await expect(shown).toHaveCount(3);
  });
  await editor.publishAndConfirm();
  await expect(site.notices).toContainText(uploadTexts.finalized);
  const { blocks } = (await readStoredPost(page, 'from-a-phone')).content;
  const uploaded = { file: { url: expect.stringContaining('/') } };
  const pictures = blocks.filter(({ type }) => type === 'image');
  expect(pictures.map(({ data }) => data)).toMatchObject([
    { ...uploaded, caption: 'Taken at noon' },
    uploaded,
    uploaded,
  ]);
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
