/** In the order of the page. */
export const fieldNames = [
  'title',
  'content',
  'postImage',
  'url',
  'metaDescription',
  'tags',
  'seoKeywords',
  'canonicalUrl',
] as const;

export type FieldName = (typeof fieldNames)[number];
