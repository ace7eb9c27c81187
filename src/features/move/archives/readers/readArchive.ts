import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { moveTexts } from '@contract/texts/moveTexts';
import type { Archive } from '../archive';
import { createPauses } from '../convert/pauses';
import { type Loss, lossOf } from '../losses';
import type { MovedPost } from '../movedPost';
import { dev } from './dev';
import { ghost } from './ghost';
import { hashnode } from './hashnode';
import { hugo } from './hugo';
import { jekyll } from './jekyll';
import { medium } from './medium';
import { obsidian } from './obsidian';
import { ownExport } from './ownExport';
import { isPost, type Reader } from './reader';
import { substack } from './substack';
import { wordpress } from './wordpress';

/** The first one that recognises an archive reads it, so any folder of Markdown comes last. */
const readers: readonly Reader[] = [
  ownExport,
  ghost,
  wordpress,
  medium,
  substack,
  dev,
  hashnode,
  jekyll,
  hugo,
  obsidian,
];

/** Finds the reader of an archive. Throws an UnreadableFileError if there is none. */
export async function findReader(archive: Archive): Promise<Reader> {
  for (const reader of readers) if (await reader.recognises(archive)) return reader;
  throw new UnreadableFileError(moveTexts.unknownSystem);
}

/** Adds a number to a url that another post of the archive has. */
function createUrls() {
  const taken = new Set<string>();
  return (post: MovedPost): MovedPost => {
    let { url } = post;
    for (let number = 2; url !== '' && taken.has(url.toLowerCase()); number += 1) {
      url = `${post.url}-${number}`;
    }
    taken.add(url.toLowerCase());
    if (url === post.url) return post;
    return { ...post, url, losses: [...post.losses, lossOf('changedUrl', url)] };
  };
}

/** Reads the posts of an archive one after another, and what is lost. */
export async function* readArchive(
  archive: Archive,
  reader: Reader,
): AsyncGenerator<MovedPost | Loss> {
  yield* archive.losses;
  const withOwnUrl = createUrls();
  const pauses = createPauses();
  for await (const found of reader.read(archive)) {
    yield isPost(found) ? withOwnUrl(found) : found;
    if (pauses.isDue()) await pauses.take();
  }
}
