/** A post's keywords as hashtags, which contain only letters and digits. */
export function hashtagsOf(seoKeywords: string) {
  const words = seoKeywords.split(',').map((keyword) => keyword.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return [...new Set(words.filter((word) => word !== ''))];
}
