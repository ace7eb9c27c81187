function slugOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `section-${words.join('-')}`;
}

/** The ids of the headings of a post, made of their texts. Each is there once. */
export function headingAnchors(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const slug = slugOf(text);
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return count === 1 ? slug : `${slug}--${count}`;
  });
}
