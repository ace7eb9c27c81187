const jpgAndPng = ['image/jpeg', 'image/png'] as const;

/** The MIME types that each kind of upload accepts; jpg and jpeg are one type. */
export const pictureTypes = {
  avatar: jpgAndPng,
  cover: [...jpgAndPng, 'image/webp'],
  post: jpgAndPng,
  logo: [...jpgAndPng, 'image/webp'],
  resource: [...jpgAndPng, 'image/webp', 'image/gif'],
} as const satisfies Record<string, readonly string[]>;

/** A use of pictures. */
export type PictureUse = keyof typeof pictureTypes;

export const mostFileBytes = 5 * 1024 * 1024;

/** The largest size of an uploaded picture, in pixels. */
export const largestPicture = { side: 8000, pixels: 40_000_000 } as const;
