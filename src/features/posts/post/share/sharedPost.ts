/** What the share buttons pass on to other sites. */
export type SharedPost = {
  url: string;
  title: string;
  description: string;
  hashtags: readonly string[];
};

/** A post's keywords as hashtags, which contain only letters and digits. */
export function hashtagsOf(seoKeywords: string) {
  const words = seoKeywords.split(',').map((keyword) => keyword.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return [...new Set(words.filter((word) => word !== ''))];
}
