export const fieldNames = [
  'title',
  'tags',
  'seoKeywords',
  'metaDescription',
  'url',
  'postImage',
  'content',
] as const;

export type FieldName = (typeof fieldNames)[number];
