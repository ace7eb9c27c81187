/** The manifest of Vite's build. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/**
 * Returns the addresses of a page's chunk and of everything it imports, without what the template
 * loads already.
 */
export function createChunksOf(manifest: Manifest, template: string) {
  function collect(key: string, found: Set<string>) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, found);
    return found;
  }
  return (page: string) => {
    const key = `src/pages/${page}.tsx`;
    if (!manifest[key]) throw new Error(`There is no chunk for ${key}.`);
    return [...collect(key, new Set())]
      .map((file) => `/${file}`)
      .filter((address) => !template.includes(address));
  };
}
