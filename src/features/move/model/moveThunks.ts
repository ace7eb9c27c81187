import { apiLimits } from '@contract/apiLimits';
import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';
import { withPictureUrls } from '@contract/document/markdown/pictureFiles';
import { hour } from '@contract/durations';
import { findTakenUrls } from '@contract/endpoints/moves';
import * as resources from '@contract/endpoints/resources';
import { createPost } from '@contract/endpoints/writing';
import { inParts } from '@contract/inParts';
import { isApiError } from '@/lib/apiError';
import { fitPicture, inAcceptedType } from '@/lib/fitPicture';
import { createAppAsyncThunk, type ThunkContext } from '@/store/createAppAsyncThunk';
import { nameOf } from '../archives/archive';
import type { PictureSource } from '../archives/movedPost';
import type { AssignedPost } from './authors';
import { type Moved, rememberUploads, type Uploaded, type Uploads } from './movedPosts';
import { readPicture } from './readPicture';
import type { RehearsedPost } from './rehearsal';

type Calls = Pick<ThunkContext, 'call'> & { moveId: string; uploads: Uploads };

/** The API removes pictures that no post has claimed within a day. */
const uploadLifetime = 20 * hour;

/** The address of a picture, or its path in the archive. */
const sourceName = (source: PictureSource) => ('url' in source ? source.url : source.file.path);

/** Old texts have http, which the API doesn't fetch. Most of their sites have https by now. */
const safeUrl = (url: string) => url.replace(/^http:/i, 'https:');

/** Null for a picture that is damaged. */
async function upload(source: PictureSource, { call, moveId }: Calls) {
  if ('url' in source)
    return call(resources.importResource, { body: { url: safeUrl(source.url), moveId } });
  const picture = await readPicture(source.file);
  if (!picture) return null;
  const resource = await fitPicture(picture, 'resource');
  return call(resources.uploadResource, { body: { resource, moveId } });
}

/**
 * Stores a picture here, unless an earlier try has stored it; null if it is damaged or the API refuses it, for example
 * because it isn't there any more.
 */
async function store(source: PictureSource, calls: Calls) {
  const known = calls.uploads.get(sourceName(source));
  if (known && Date.now() - known.at < uploadLifetime) return known;
  try {
    const answer = await upload(source, calls);
    if (!answer) return null;
    const { data } = answer;
    const uploaded = { id: data.resource_id, url: data.resource_url, at: Date.now() };
    calls.uploads.set(sourceName(source), uploaded);
    return uploaded;
  } catch (thrown) {
    const isPicture = isApiError(thrown) && [413, 415, 422].includes(thrown.status ?? 0);
    if (isPicture) return null;
    throw thrown;
  }
}

/** The picture above a post, in a type that it may have; null if there is none. */
async function readCover(cover: PictureSource | null, calls: Calls): Promise<File | null> {
  if (!cover) return null;
  if ('file' in cover) {
    const picture = await readPicture(cover.file);
    return picture && inAcceptedType(picture, 'post');
  }
  const stored = await store(cover, calls);
  if (!stored) return null;
  const name = nameOf(stored.url);
  const bytes = await calls.call(resources.readFile, { params: { name } });
  return inAcceptedType(new File([bytes], name, { type: bytes.type }), 'post');
}

const hasPicture = (
  { type, data }: EditorDocument['blocks'][number],
  lost: ReadonlyMap<string, string>,
) => {
  const block = readBlock({ type, data });
  return block?.type === 'image' && lost.has(block.data.url);
};

/** Stores the pictures of a document here. Those that can't be are left out of it. */
async function movePictures({ content, pictures }: RehearsedPost, calls: Calls) {
  const addresses = new Map<string, string>();
  const uploads: Uploaded[] = [];
  const lost = new Map<string, string>();
  for (const [written, source] of pictures) {
    const stored = await store(source, calls);
    if (!stored) lost.set(written, sourceName(source));
    else {
      addresses.set(written, stored.url);
      uploads.push(stored);
    }
  }
  const document = parseDocument(content) ?? { blocks: [] };
  const blocks = document.blocks.filter((block) => !hasPicture(block, lost));
  const withUrls = withPictureUrls({ ...document, blocks }, addresses);
  return { document: withUrls, uploads, lost: [...lost.values()] };
}

export type Moving = AssignedPost & {
  moveId: string;
  /** Makes a repeated creation the same post of the move. */
  clientId: string;
  /** Its url here. */
  url: string;
  /** Gets the pictures that are uploaded. */
  uploads: Uploads;
};

async function moveAllPictures(
  post: RehearsedPost,
  { clientId, ...calls }: Calls & { clientId: string },
) {
  try {
    const moved = await movePictures(post, calls);
    const cover = await readCover(post.cover, calls);
    const lost = post.cover && !cover ? [...moved.lost, sourceName(post.cover)] : moved.lost;
    return { ...moved, cover, lost: [...new Set(lost)] };
  } finally {
    await rememberUploads(clientId, calls.uploads);
  }
}

/** Moves one post: first its pictures. A post whose picture can't be moved becomes a draft. */
export const movePost = createAppAsyncThunk(
  'move/post',
  async ({ post, authorId, url, ...move }: Moving, { call }): Promise<Moved> => {
    const { document, uploads, cover, lost } = await moveAllPictures(post, { call, ...move });
    const isPublished = post.isPublished && cover !== null;
    const { moveId, clientId } = move;
    const { newBlog } = await call(createPost, {
      body: {
        title: post.title,
        content: JSON.stringify(document),
        tags: JSON.stringify(post.tags),
        seoKeywords: post.keywords,
        metaDescription: post.description,
        url,
        canonicalUrl: post.canonicalUrl,
        formerUrls: JSON.stringify(post.formerUrls),
        publishedAt: (isPublished && post.publishedAt) || '',
        isPublished,
        moveId,
        clientId,
        ...(authorId === '' ? {} : { authorId }),
        ...(cover ? { postImage: cover } : {}),
      },
    });
    const { _id: id, content } = newBlog;
    // A post that another device has moved has other pictures.
    const ids = uploads.filter((one) => content.includes(nameOf(one.url))).map((one) => one.id);
    if (ids.length > 0)
      await call(resources.claimResources, {
        params: { id },
        body: { resources: JSON.stringify(ids) },
      });
    return { id, url: newBlog.url, isDraft: !newBlog.isPublished, lostPictures: lost };
  },
  { toasts: { isSilent: true } },
);

/** Which of the urls new posts can't have. */
export const checkUrls = createAppAsyncThunk(
  'move/checkUrls',
  async ({ urls }: { urls: readonly string[] }, { call }) => {
    const taken: string[] = [];
    for (const part of inParts(urls, apiLimits.checkedUrls))
      taken.push(...(await call(findTakenUrls, { body: { urls: part } })).taken);
    return taken;
  },
  { toasts: { isSilent: true } },
);
