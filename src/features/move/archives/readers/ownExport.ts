import { parseDocument } from '@contract/document/editorDocument';
import { readValues } from '@contract/document/markdown/frontMatter';
import { pictureUrls } from '@contract/document/markdown/pictureFiles';
import { readPostFile } from '@contract/document/markdown/postFile';
import * as v from 'valibot';
import { type Archive, type ArchiveFile, filesBelow, folderOf, nameOf } from '../archive';
import { type Context, createContext } from '../convert/context';
import { oneOrMore, text } from '../convert/fields';
import { finishPost } from '../convert/finishPost';
import { createPictureFinder } from '../convert/pictures';
import { readJson } from '../convert/readJson';
import { type Loss, lossOf } from '../losses';
import type { MovedPost } from '../movedPost';
import { attempt, type Reader } from './reader';

/** Details that only this site writes. Older exports have drafts in a folder of their own instead, and `date`. */
const ownDetails = v.object({
  publishedat: text,
  ispublished: text,
  formerurls: oneOrMore,
});

function readOwnDetails(file: string) {
  const values = readValues(file).values ?? {};
  const lower = Object.entries(values).map(([name, value]) => [name.toLowerCase(), value] as const);
  return v.parse(ownDetails, Object.fromEntries(lower));
}

const isRelative = (url: string) => !/^(?:[a-z][\w+.-]*:|\/)/i.test(url);

/** Pictures keep the addresses that the file writes, so that the document stays the same. */
function findPictures(urls: readonly string[], { pictures, marks }: Context) {
  for (const url of urls) {
    const source = pictures.find(url);
    if (source) pictures.used.set(url, source);
    else if (isRelative(url)) marks.add('missingPicture', url);
  }
}

async function readPost(
  file: ArchiveFile,
  archive: Archive,
  author: string,
): Promise<MovedPost | Loss> {
  const written = await file.text();
  const { details, document } = readPostFile(written);
  if (!parseDocument(JSON.stringify(document))) return lossOf('postTooLarge', file.path);
  const own = readOwnDetails(written);
  const findPicture = createPictureFinder({ archive, folder: folderOf(file.path) });
  const context = createContext(findPicture, (href) => href);
  findPictures(pictureUrls(document), context);
  const isInDrafts = /(?:^|\/)drafts\//.test(file.path);
  const cover = details.coverImage ?? '';
  return finishPost(
    {
      key: `commonplace:${details.url ?? nameOf(file.path)}`,
      title: details.title ?? '',
      slug: details.url ?? '',
      isOwnUrl: true,
      blocks: document.blocks,
      tags: details.tags ?? [],
      description: details.description ?? '',
      keywords: details.keywords ?? '',
      date: own.publishedat || (details.date ?? ''),
      isPublished: own.ispublished === '' ? !isInDrafts : own.ispublished === 'true',
      canonicalUrl: details.canonicalUrl ?? '',
      formerUrls: own.formerurls,
      author,
      cover: cover === '' ? null : context.pictures.find(cover),
    },
    context,
  );
}

const profile = v.object({ username: text, firstName: text, lastName: text });

const postFiles = (archive: Archive) =>
  filesBelow(archive, (path) => /^(?:posts|drafts)\/[^/]+\.md$/.test(path));

/** This site: the .zip of Account, Download, with `posts`, `pictures` and `profile.json`; older ones also have `drafts`. */
export const ownExport: Reader = {
  name: 'Commonplace',
  recognises: ({ files }) => files.has('profile.json') && files.has('comments.json'),
  async *read(archive) {
    const person = await readJson((await archive.files.get('profile.json')?.text()) ?? '', profile);
    const author = `${person.firstName} ${person.lastName}`.trim() || person.username;
    for (const file of postFiles(archive)) {
      yield await attempt(file.path, () => readPost(file, archive, author));
    }
    const comments = (await archive.files.get('comments.json')?.text()) ?? '[]';
    const { length } = await readJson(comments, v.array(v.unknown()));
    if (length > 0) yield lossOf('comment', String(length));
  },
};
