const types: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * The content type of a stored file, by its extension; null if no file can have this name. Valid
 * names contain no path and need no encoding in URLs and XML.
 */
export function typeOfName(name: string) {
  const [, extension = ''] = /^[\w-]{1,200}\.([a-z]+)$/.exec(name) ?? [];
  return types[extension] ?? null;
}

/** Throws unless a file of this type can have this name. */
export function requireName(name: string, type: string) {
  if (typeOfName(name) !== type) throw new Error(`A file of type ${type} can't be named ${name}.`);
}

/** The empty file that says that a site uses the stored files. */
export const siteMarker = (id: string) => `site-${id}`;

/** The site of such a file; null if the file is another one. */
export const siteOfMarker = (name: string) => /^site-([\w-]+)$/.exec(name)?.[1] ?? null;
