/** The texts about empty fields of a post, beside the field and in the list of suggestions. */
export const missingFieldTexts = {
  title: 'The title is missing.',
  content: 'The text is missing.',
  postImage: 'The picture is missing.',
  url: 'The url is missing.',
  metaDescription: 'The description is missing.',
  tags: 'At least one tag is missing.',
  seoKeywords: 'The keywords are missing.',
} as const;
