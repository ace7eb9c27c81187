const longest = 80;

/** The part of a path that names a heading: letters and digits of its title. */
export function headingSlug(title: string) {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const slug = Array.from(words.join('-')).slice(0, longest).join('').replace(/-$/, '');
  return slug === '' ? 'heading' : slug;
}
