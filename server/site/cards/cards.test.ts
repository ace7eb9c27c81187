import { join } from 'node:path';
import { cardPath, cardSubject } from '@contract/cardPath';
import { headingRow, newPost, userRow } from '@server/data/testing/rows';
import { siteSettings } from '@server/data/testing/siteSettings';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestPages, withPosts } from '../render/testing/createTestPages';
import { drawCard } from './drawCard';

const fontFile = join(import.meta.dirname, 'cardFont.ttf');
const author = 'Ada Lovelace';
const siteName = 'Commonplace';
const background = { r: 0xfb, g: 0xf8, b: 0xf2 };

/** The share of the text's pixels that are in the left half of the title's area. */
async function leftShare(picture: Uint8Array) {
  const { data, info } = await sharp(picture)
    .extract({ left: 0, top: 150, width: 1200, height: 330 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const isInk = Math.abs((data[at] ?? 0) - background.r) > 40;
    const half = (at / 3) % info.width < info.width / 2 ? 0 : 1;
    if (isInk) sums[half] = (sums[half] ?? 0) + 1;
  }
  const [left = 0, right = 0] = sums;
  return left / (left + right || 1);
}

test.each([
  'Bread',
  'A very long title that needs several lines, because its author could not decide what to leave out of it, and so left nothing out at all',
  '<b>&amp; </span><span size="1000000">',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2),
  'Zero \u0000 and \u202e override',
  '',
])('a card of 1200 x 630 is drawn for "%s"', async (title) => {
  const picture = await drawCard({ title, author, siteName, fontFile });
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
});

test('text that is read from the right is at the right edge', async () => {
  const hebrew = await drawCard({ title: 'לחם', author, siteName, fontFile });
  const latin = await drawCard({ title: 'Bread', author, siteName, fontFile });
  expect(await leftShare(hebrew)).toBe(0);
  expect(await leftShare(latin)).toBe(1);
});

test('the path of a card changes with its texts and contains its subject', () => {
  const card = { kind: 'post', id: 'post-1/x', title: 'Bread', authorName: author } as const;
  expect(cardSubject(cardPath(card))).toEqual({ kind: 'post', id: 'post-1/x' });
  const heading = { ...card, kind: 'heading' } as const;
  expect(cardSubject(cardPath(heading))).toEqual({ kind: 'heading', id: 'post-1/x' });
  expect(cardPath({ ...card, title: 'Soil' })).not.toBe(cardPath(card));
  expect(cardPath({ ...card, authorName: 'Grace' })).not.toBe(cardPath(card));
  expect(cardSubject('/cards/%E0%A4%A-x.png')).toBeNull();
});

test('a card is only answered for public posts, and an old path leads to the present one', async () => {
  const { get, data } = await withPosts(await createTestPages());
  await data.posts.insert(newPost('plain', { image: '' }));
  const path = cardPath({ kind: 'post', id: 'plain', title: 'About plain', authorName: author });
  const answer = await get(path);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const old = await get('/cards/plain-0.png');
  expect([old.status, old.headers.get('Location')]).toEqual([302, path]);
  await data.publication.unpublish('plain', { by: 'ada', now: 9 });
  expect((await get(path)).status).toBe(404);
});

test('a public heading has a card as long as it is public and its owner is not blocked', async () => {
  const { get, data } = await withPosts(await createTestPages());
  const { isPublic: _, position: _position, ...row } = headingRow('soils', { userId: 'reader' });
  await data.book.addHeading(row, 9);
  const setPublic = async (isPublic: boolean) =>
    data.book.changeHeading({ id: 'soils', userId: 'reader', patch: { isPublic }, now: 5 });
  const path = cardPath({ kind: 'heading', id: 'soils', title: row.title, authorName: author });
  expect((await get(path)).status).toBe(404);
  await setPublic(true);
  const answer = await get(path);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const old = await get('/cards/headings/soils-0.png');
  expect([old.status, old.headers.get('Location')]).toEqual([302, path]);
  expect((await get('/cards/soils-0.png')).status).toBe(404);
  await data.users.setBlocked('reader', true);
  expect((await get(path)).status).toBe(404);
  await data.users.setBlocked('reader', false);
  await setPublic(false);
  expect((await get(path)).status).toBe(404);
});

test('a card is drawn again when the site has another name', async () => {
  const { get, data } = await withPosts(await createTestPages());
  await data.users.insert(userRow('root', { role: 'admin' }));
  await data.posts.insert(newPost('named', { title: 'Bread' }));
  const draw = async () => {
    const moved = await get('/cards/named-x.png');
    const card = await get(moved.headers.get('Location') ?? '');
    return new Uint8Array(await card.arrayBuffer());
  };
  const before = await draw();
  expect(await draw()).toEqual(before);
  await data.site.update(siteSettings({ name: 'The Cove' }), 'root');
  expect(await draw()).not.toEqual(before);
});
