import { expect, test } from 'vitest';
import { largestVersion, pictureName, versionSizes, versionsOf } from './pictureVersions';

const widthsOf = (width: number, height: number) =>
  versionSizes({ width, height }).map((size) => size.width);

test.each([
  [1600, [320, 640, 960, 1280]],
  [1280, [320, 640, 960, 1280]],
  [1279, [320, 640, 960, 1279]],
  [960, [320, 640, 960]],
  [400, [320, 400]],
  [320, [320]],
  [1, [1]],
])('a picture of %i pixels is stored in the widths %j', (width, widths) => {
  expect(widthsOf(width, 900)).toEqual(widths);
});

test('versions keep the ratio and are at least one pixel high', () => {
  expect(versionSizes({ width: 1600, height: 900 })).toEqual([
    { width: 320, height: 180 },
    { width: 640, height: 360 },
    { width: 960, height: 540 },
    { width: 1280, height: 720 },
  ]);
  expect(versionSizes({ width: 8000, height: 1 })[0]).toEqual({ width: 320, height: 1 });
});

test('the files of a picture follow from the name of the largest', () => {
  const name = pictureName({ id: 'a', size: { width: 960, height: 540 }, type: 'image/webp' });
  expect(name).toBe('a-960x540.webp');
  expect(versionsOf(`/files/${name}`)).toEqual([
    { width: 320, height: 180, address: '/files/a-960x540-320w.webp' },
    { width: 640, height: 360, address: '/files/a-960x540-640w.webp' },
    { width: 960, height: 540, address: '/files/a-960x540.webp' },
  ]);
});

test.each(['a-960x540.webp', '/files/b-1-1280x720.webp', 'c-320x9.webp', 'd-40x30-original.gif'])(
  'all files of %s lead to it',
  (name) => {
    for (const { address } of versionsOf(name)) expect(largestVersion(address)).toBe(name);
  },
);

test.each(['old.png', 'a-320w.png', 'a-2x1-original.gif', 'a-640w-2x1.webp'])(
  'there is no larger file of %s',
  (name) => {
    expect(largestVersion(name)).toBe(name);
  },
);

test('a file stored as uploaded has no smaller versions', () => {
  const size = { width: 1600, height: 900 };
  const name = pictureName({ id: 'a', size, type: 'image/gif', isOriginal: true });
  expect(name).toBe('a-1600x900-original.gif');
  expect(versionsOf(name)).toEqual([{ ...size, address: name }]);
});

test.each(['a.webp', '', 'a-0x5.webp', 'a-5x.png', 'a-1280x720-640w.webp', 'a-12345x1.png'])(
  '"%s" names no size',
  (name) => {
    expect(versionsOf(name)).toEqual([]);
  },
);
