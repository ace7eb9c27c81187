import type { PictureUse } from '../uploads';

/** Messages for a picture of the wrong type or size. */
export const pictureTexts = {
  avatar: 'Please choose a jpg, jpeg or png image.',
  cover: 'Please choose a jpg, jpeg, png or webp image.',
  post: 'Please choose a jpg, jpeg or png image.',
  logo: 'Please choose a jpg, jpeg, png or webp image.',
  resource: 'Please choose a jpg, jpeg, png, webp or gif image.',
  tooLarge: 'The image is too large: 5 MB at most.',
  tooManyPixels: 'The image is too large: 8,000 pixels a side and 40 megapixels at most.',
  notStored: 'The image could not be stored. Please try again later.',
  unreadable: 'This image could not be read. Please choose another one.',
} as const satisfies Record<
  PictureUse | 'tooLarge' | 'tooManyPixels' | 'notStored' | 'unreadable',
  string
>;
