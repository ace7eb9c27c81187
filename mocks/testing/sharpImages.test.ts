import { testImages } from '@server/core/testing/imagesSuite';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharpImages } from './sharpImages';

testImages(sharpImages);

const draw = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#357' } });

test('writes WebP in the requested size', async () => {
  const bytes = new Uint8Array(await draw().png().toBuffer());
  const picture = await sharpImages.decode({ bytes, type: 'image/png' });
  const scaled = await picture?.scaleTo({ width: 45, height: 30 });
  const { format, width, height } = await sharp(scaled?.bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 45, height: 30 });
});

test('turns a photo upright', async () => {
  const turned = draw().withMetadata({ orientation: 6 }).jpeg();
  const bytes = new Uint8Array(await turned.toBuffer());
  const picture = await sharpImages.decode({ bytes, type: 'image/jpeg' });
  expect(picture).toMatchObject({ width: 60, height: 90 });
});
