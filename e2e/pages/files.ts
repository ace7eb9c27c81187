import { Buffer } from 'node:buffer';

export const onePixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const pngFile = (name = 'picture.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(onePixelPng, 'base64'),
});
