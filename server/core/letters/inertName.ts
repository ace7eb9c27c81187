/**
 * A name for a letter. E-mail programs turn texts such as "free.example" into links, and anyone can
 * have a letter with a name of their choice sent to any address, so dots, slashes and the like are
 * followed by a space.
 */
export function inertName(name: string) {
  return name.normalize('NFKC').replaceAll(/[.:/\\@。]+(?=\S)/g, (separator) => `${separator} `);
}
