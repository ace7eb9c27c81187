import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialImage } from '@/lib/pictures';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url));
const html = read('index.html').toString();
const styles = read('src/styles.css').toString();
const manifest: unknown = JSON.parse(read('public/manifest.webmanifest').toString());
const [lightPaper, darkPaper] = [...styles.matchAll(/--paper: (#\w+)/g)].map(
  ([, colour]) => colour,
);

async function sizeOf(path: string) {
  const { format, width, height } = await sharp(read(`public${path}`)).metadata();
  return `${format} ${width}x${height}`;
}

test('the page names the icon of phones, and it has their size', async () => {
  const [, path = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
  expect(await sizeOf(path)).toBe('png 180x180');
});

test('the page names the manifest, and its icons have the sizes that it gives', async () => {
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(manifest).toMatchObject({
    name: 'Commonplace',
    start_url: '/',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
  expect(await sizeOf('/icon-192.png')).toBe('png 192x192');
  expect(await sizeOf('/icon-512.png')).toBe('png 512x512');
  expect(await sizeOf('/icon-maskable-512.png')).toBe('png 512x512');
});

test('the browser shows the colour of the paper in both themes', () => {
  const metas = [...html.matchAll(/<meta name="theme-color" content="(\S+)" media="([^"]+)"/g)];
  expect(metas.map(([, colour, media]) => [colour, media])).toEqual([
    [lightPaper, '(prefers-color-scheme: light)'],
    [darkPaper, '(prefers-color-scheme: dark)'],
  ]);
  expect(manifest).toMatchObject({ theme_color: lightPaper, background_color: lightPaper });
});

test('the social image has the size that previews show', async () => {
  expect(await sizeOf(socialImage)).toBe('png 1200x630');
});
