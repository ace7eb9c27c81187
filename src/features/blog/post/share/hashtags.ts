/** A post's keywords as hashtags, which take letters and digits alone. */
export function hashtagsOf(seoKeywords: string) {
  const words = seoKeywords.split(',').map((keyword) => keyword.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return [...new Set(words.filter((word) => word !== ''))];
}
