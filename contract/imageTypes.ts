const jpgAndPng = ['image/jpeg', 'image/png'] as const;

/** The MIME types that each kind of upload accepts; jpg and jpeg are one type. */
export const imageTypes = {
  avatar: jpgAndPng,
  cover: [...jpgAndPng, 'image/webp'],
  post: jpgAndPng,
  resource: [...jpgAndPng, 'image/webp', 'image/gif'],
} as const satisfies Record<string, readonly string[]>;

/** What a picture is used for. */
export type ImageUse = keyof typeof imageTypes;
