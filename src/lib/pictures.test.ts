import { expect, test } from 'vitest';
import { pictureSource, webpAddress } from './pictures';

const host = 'res.cloudinary.com';
const onHost = `https://${host}/site/image/upload/v1/garden.jpg`;

test('a picture on the image host is shown as WebP', () => {
  expect(webpAddress(onHost)).toBe(`https://${host}/site/image/upload/f_webp/v1/garden.jpg`);
  expect(webpAddress('/a.png')).toBe('/a.png');
});

test('the image host scales its pictures', () => {
  const { src, srcSet, size } = pictureSource(onHost);
  expect(src).toBe(webpAddress(onHost));
  expect(srcSet?.split(', ')).toEqual(
    [320, 640, 960, 1280].map(
      (width) =>
        `https://${host}/site/image/upload/f_webp,c_limit,w_${width}/v1/garden.jpg ${width}w`,
    ),
  );
  expect(size).toBeUndefined();
});

test.each(['/api/v1/resource/file/a', 'https://api.example/api/v1/resource/file/a', '/a'])(
  'a stored picture with the address %s has versions',
  (start) => {
    expect(pictureSource(`${start}-640x360.webp`)).toEqual({
      src: `${start}-640x360.webp`,
      srcSet: `${start}-640x360-320w.webp 320w, ${start}-640x360.webp 640w`,
      size: { width: 640, height: 360 },
    });
  },
);

test.each([
  'https://elsewhere.example/a-1024x768.jpg',
  '//elsewhere.example/a-1024x768.jpg',
  '/api/v1/resource/file/old.png',
  'blob:http://localhost/1',
  '',
])('"%s" has no known versions', (address) => {
  expect(pictureSource(address)).toEqual({ src: address });
});
