import { largestPicture } from '@contract/uploads';
import { joinBytes } from '@server/core/files/joinBytes';
import { storePicture } from '@server/core/files/storePicture';
import { createTestPorts } from '@server/core/testing/createTestPorts';
import { testPictures } from '@server/core/testing/picturesSuite';
import { pictureBytes, pngOfSize, testFormats } from '@server/core/testing/testPicture';
import { ofTheSite } from '@server/lib/share';
import { assert, asyncProperty, constantFrom, nat } from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { createSharpPictures } from './sharpPictures';

const sharpPictures = createSharpPictures(ofTheSite);

testPictures(sharpPictures);

const draw = (width = 90, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } });

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

const decode = (bytes: Uint8Array<ArrayBuffer>) =>
  sharpPictures.decode({ bytes, type: 'image/png' }, async (picture) => picture);

test('writes WebP in the requested size', async () => {
  const picture = await decode(await bytesOf(draw().png()));
  const scaled = await picture?.scaleTo({ width: 45, height: 30 });
  const { format, width, height } = await sharp(scaled?.bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 45, height: 30 });
});

test('keeps colours and transparency', async () => {
  const background = { r: 200, g: 40, b: 40, alpha: 0.5 };
  const drawn = sharp({ create: { width: 2000, height: 10, channels: 4, background } });
  const picture = await decode(await bytesOf(drawn.png()));
  const scaled = await picture?.scaleTo({ width: 640, height: 3 });
  const [red = 0, green = 0, blue = 0, alpha = 0] = await sharp(scaled?.bytes).raw().toBuffer();
  expect(Math.abs(red - 200) + Math.abs(green - 40) + Math.abs(blue - 40)).toBeLessThan(20);
  expect(alpha).toBe(128);
});

test.each(['cmyk', 'b-w'] as const)('converts %s to sRGB', async (space) => {
  const picture = await decode(await bytesOf(draw().toColourspace(space).jpeg()));
  const scaled = await picture?.scaleTo({ width: 45, height: 30 });
  expect((await sharp(scaled?.bytes).metadata()).space).toBe('srgb');
});

test('turns a photo upright', async () => {
  const red = { create: { width: 45, height: 60, channels: 3, background: '#f00' } } as const;
  const leftHalfRed = draw().composite([{ input: red, gravity: 'west' }]);
  const bytes = await bytesOf(leftHalfRed.withMetadata({ orientation: 6 }).jpeg());
  const picture = await decode(bytes);
  expect(picture).toMatchObject({ width: 60, height: 90 });
  const scaled = await picture?.scaleTo({ width: 20, height: 30 });
  const pixels = await sharp(scaled?.bytes).raw().toBuffer();
  const colourAt = (x: number, y: number) => [...pixels.subarray((y * 20 + x) * 3).subarray(0, 3)];
  const [topRed = 0, , topBlue = 0] = colourAt(19, 0);
  const [bottomRed = 0, , bottomBlue = 0] = colourAt(0, 29);
  expect(topRed).toBeGreaterThan(topBlue);
  expect(bottomBlue).toBeGreaterThan(bottomRed);
});

test('stores a photo upright in four widths, without the place where it was taken', async () => {
  const photo = draw(2400, 3200).withExif({
    IFD0: { Artist: 'Ada Lovelace' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
  });
  const bytes = await bytesOf(photo.withMetadata({ orientation: 6, icc: 'p3' }).jpeg());
  expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Ada Lovelace');
  const { ports, files } = createTestPorts({});
  const file = new Blob([bytes]);
  const { name } = await storePicture({ ...ports, pictures: sharpPictures }, { file, use: 'post' });
  expect(name).toMatch(/-1280x960\.webp$/);
  const widths: number[] = [];
  for (const stored of files.names()) {
    const version = await files.get(stored);
    const { width, format, exif, icc, xmp } = await sharp(version?.bytes).metadata();
    expect({ format, exif, icc, xmp }).toEqual({ format: 'webp' });
    widths.push(width);
  }
  expect(widths).toEqual([320, 640, 960, 1280]);
});

test.each(['gif', 'webp'] as const)(
  'an animated %s has the size of its first frame',
  async (to) => {
    const frames = await Promise.all(
      ['#a00', '#0a0'].map(async (background) =>
        bytesOf(sharp({ create: { width: 40, height: 30, channels: 3, background } }).png()),
      ),
    );
    const animated = sharp(frames, { join: { animated: true } });
    const bytes = await bytesOf(animated.toFormat(to));
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const picture = await decode(bytes);
    expect(picture).toMatchObject({ width: 40, height: 30 });
    const scaled = await picture?.scaleTo({ width: 20, height: 15 });
    expect(await sharp(scaled?.bytes).metadata()).toMatchObject({ width: 20, height: 15 });
  },
);

const textBytes = (text: string) => new TextEncoder().encode(text);

/** Adds a comment and XMP before the first block of a GIF. */
function withGifMetadata(gif: Uint8Array<ArrayBuffer>) {
  const flags = gif[10] ?? 0;
  const at = 13 + (flags >= 0x80 ? 3 * 2 ** ((flags % 8) + 1) : 0);
  const comment = Uint8Array.of(0x21, 0xfe, 8, ...textBytes('51.5,0.1'), 0);
  const xmp = Uint8Array.of(0x21, 0xff, 11, ...textBytes('XMP DataXMP'), 3, ...textBytes('Ada'), 0);
  return joinBytes([gif.subarray(0, at), comment, xmp, gif.subarray(at)]);
}

test.each(['gif', 'webp'] as const)('stores an animated %s without metadata', async (to) => {
  const frames = await Promise.all(
    ['#a00', '#0a0', '#00a'].map(async (background) =>
      bytesOf(sharp({ create: { width: 40, height: 30, channels: 3, background } }).png()),
    ),
  );
  const animated = sharp(frames, { join: { animated: true } })
    .withExif({ IFD0: { Artist: 'Ada' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>51.5,0.1 Ada</a></x:xmpmeta>')
    .toFormat(to, { loop: 3, delay: [100, 200, 300] });
  const written = await bytesOf(animated);
  const bytes = to === 'gif' ? withGifMetadata(written) : written;
  const textOf = (file: Uint8Array) => new TextDecoder('latin1').decode(file);
  expect(textOf(bytes)).toContain('Ada');
  const before = await sharp(bytes, { animated: true }).metadata();
  const { ports, files } = createTestPorts({});
  const { name } = await storePicture(
    { ...ports, pictures: sharpPictures },
    { file: new Blob([bytes]), use: 'resource' },
  );
  expect(name).toMatch(`-40x30-original.${to}`);
  const stored = (await files.get(name))?.bytes ?? new Uint8Array();
  expect(textOf(stored)).not.toMatch(/Ada|51\.5/);
  const after = await sharp(stored, { animated: true }).metadata();
  expect({ exif: after.exif, xmp: after.xmp, comments: after.comments }).toEqual({});
  const { pages, loop, delay } = after;
  expect({ pages, loop, delay }).toEqual({ pages: 3, loop: 3, delay: [100, 200, 300] });
  expect(before).toMatchObject({ pages, loop, delay });
  const pixels = (file: Uint8Array) => sharp(file, { animated: true }).raw().toBuffer();
  expect(await pixels(stored)).toEqual(await pixels(bytes));
});

test('decodes a picture at the limit', async () => {
  const bytes = await bytesOf(draw(largestPicture.side, 5000).png());
  expect(await decode(bytes)).toMatchObject({ width: 8000, height: 5000 });
});

test('refuses a picture with more pixels, also if few bytes describe them', async () => {
  expect(await decode(await bytesOf(draw(largestPicture.side, 5001).png()))).toBeNull();
  expect(await decode(pngOfSize({ width: 60_000, height: 60_000 }))).toBeNull();
});

test.each(testFormats)('refuses a %s that ends early', async (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const drawn = sharp({
    create: { width: 300, height: 200, channels: 3, noise, background: '#000' },
  });
  const bytes = await bytesOf(drawn.toFormat(format));
  expect(await decode(bytes)).not.toBeNull();
  for (const part of [0.3, 0.6, 0.9]) {
    expect(await decode(bytes.slice(0, bytes.length * part))).toBeNull();
  }
});

test.each([
  [
    'SVG',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  ],
  ['text', 'Not a picture.'],
  ['nothing', ''],
])('refuses %s', async (_, text) => {
  expect(await decode(new TextEncoder().encode(text))).toBeNull();
});

test('damaged pictures are decoded or refused, but never an error', async () => {
  await assert(
    asyncProperty(constantFrom(...testFormats), nat(), nat(255), async (format, at, byte) => {
      const bytes = pictureBytes(format);
      bytes[at % bytes.length] = byte;
      const picture = await decode(bytes);
      const scaled = await picture?.scaleTo({ width: 1, height: 1 });
      expect(scaled?.type ?? 'image/webp').toBe('image/webp');
    }),
    { numRuns: 60 },
  );
});

/** Goes on until it is released. */
function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { use: async () => released, release };
}

test('a picture of another member is before many of the one whose picture is decoded', async () => {
  let client = 'ada';
  const pictures = createSharpPictures(() => ({ group: 'members', client }), 1);
  const bytes = await bytesOf(draw().png());
  const file = { bytes, type: 'image/png' };
  const done: string[] = [];
  const decodeFor = async (name: string) => {
    client = name;
    return pictures.decode(file, async () => void done.push(name));
  };
  const { use, release } = held();
  const all: Promise<unknown>[] = [pictures.decode(file, use)];
  for (let at = 0; at < 30; at += 1) all.push(decodeFor('ada'));
  all.push(decodeFor('ben'));
  release();
  await Promise.all(all);
  expect(done.indexOf('ben')).toBe(0);
});

test('a usual picture does not wait for a very large one', async () => {
  const pictures = createSharpPictures(ofTheSite, 1);
  const large = await bytesOf(draw(4000, 3000).png());
  const small = await bytesOf(draw().png());
  const { use, release } = held();
  const decoding = pictures.decode({ bytes: large, type: 'image/png' }, use);
  const width = await pictures.decode(
    { bytes: small, type: 'image/png' },
    async (picture) => picture.width,
  );
  expect(width).toBe(90);
  release();
  await decoding;
});

test('another picture is decoded when the versions of the first one exist', async () => {
  const pictures = createSharpPictures(ofTheSite, 1);
  const file = { bytes: await bytesOf(draw().png()), type: 'image/png' };
  const order: string[] = [];
  const store = async (name: string) =>
    pictures.decode(file, async (picture) => {
      order.push(`${name} decoded`);
      await picture.scaleTo({ width: 45, height: 30 });
      order.push(`${name} scaled`);
    });
  await Promise.all([store('first'), store('second')]);
  expect(order).toEqual(['first decoded', 'first scaled', 'second decoded', 'second scaled']);
});
