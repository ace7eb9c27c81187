import type { ListedFile } from '@server/core/ports';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};

function decodeEntity(entity: string, name: string) {
  const [, code] = /^#(\d+)$/.exec(name) ?? [];
  return code === undefined ? (entities[name] ?? entity) : String.fromCodePoint(Number(code));
}

const decode = (text: string) => text.replaceAll(/&(#?\w+);/g, decodeEntity);

/** The text of the first element with this name; null if there is none. */
function textOf(xml: string, element: string) {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text === undefined ? null : decode(text);
}

function readObject(xml: string): ListedFile {
  const name = textOf(xml, 'Key');
  const storedAt = Date.parse(textOf(xml, 'LastModified') ?? '');
  if (name === null || Number.isNaN(storedAt))
    throw new Error('The bucket lists an object without name or time.');
  return { name, storedAt };
}

/** The objects of an answer to ListObjectsV2, and the token of the next one; null if it was the last. */
export function readListing(xml: string) {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)];
  const isTruncated = textOf(xml, 'IsTruncated') === 'true';
  const next = isTruncated ? textOf(xml, 'NextContinuationToken') : null;
  if (isTruncated && next === null) throw new Error('The bucket lists objects without a token.');
  return { objects: objects.map(([, object = '']) => readObject(object)), next };
}
