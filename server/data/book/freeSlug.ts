/** The slug, with the first number that makes it differ from those in use. */
export function freeSlug(wanted: string, used: ReadonlySet<string>) {
  if (!used.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const slug = `${wanted}-${number}`;
    if (!used.has(slug)) return slug;
  }
}
