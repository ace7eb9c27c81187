import { expect, test } from 'vitest';
import { logoIcons, shownLogoSize } from './siteLogo';

const logo = (size: string) => `/api/v1/resource/file/one-${size}.webp`;

test('a logo is as high as the words of the header, or narrower if it is long', () => {
  expect(shownLogoSize(logo('640x640'))).toEqual({ width: 32, height: 32 });
  expect(shownLogoSize(logo('640x320'))).toEqual({ width: 64, height: 32 });
  expect(shownLogoSize(logo('1280x100'))).toEqual({ width: 128, height: 10 });
  expect(shownLogoSize('')).toBeNull();
});

test('only a square logo gives icons', () => {
  expect(logoIcons(logo('400x400')).map(({ width }) => width)).toEqual([320, 400]);
  expect(logoIcons(logo('400x300'))).toEqual([]);
  expect(logoIcons('')).toEqual([]);
});
