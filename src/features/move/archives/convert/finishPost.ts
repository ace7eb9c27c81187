import { readCanonicalUrl } from '@contract/canonicalUrl';
import { exceededLimits } from '@contract/document/documentSize';
import { blockTexts, showsAnything } from '@contract/document/documentText';
import {
  type EditorBlock,
  type EditorDocument,
  parseDocument,
} from '@contract/document/editorDocument';
import { editorLimits } from '@contract/document/editorLimits';
import { pictureUrls } from '@contract/document/markdown/pictureFiles';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { limits } from '@contract/limits';
import { oneLine } from '@contract/oneLine';
import { hyphenated } from '@contract/rules';
import { addTags } from '@/lib/addTags';
import { excerpt } from '@/lib/excerpt';
import { suggestUrl } from '@/lib/suggestUrl';
import { type Loss, type LossKind, lossOf } from '../losses';
import type { MovedPost, PictureSource } from '../movedPost';
import type { Context } from './context';
import { readTime } from './dates';
import { readFormerUrls } from './formerUrls';
import { limitLists } from './limitLists';
import type { LossMarks } from './lossMarks';
import { isUploadable } from './pictures';

/** A post as a reader finds it in an archive. */
export type FoundPost = {
  key: string;
  title: string;
  /** The last part of its address; '' if the archive has none. */
  slug: string;
  /** The slug is a url of this site, which can have any sign. */
  isOwnUrl?: boolean;
  blocks: readonly EditorBlock[];
  tags: readonly string[];
  description: string;
  keywords: string;
  /** As the archive writes it. */
  date: string;
  isPublished: boolean;
  /** Why a published post becomes a draft. */
  draftReason?: LossKind | undefined;
  canonicalUrl: string;
  /** Addresses or paths. */
  formerUrls: readonly string[];
  author: string;
  cover: PictureSource | null;
};

const { longest } = limits;

function shorten(text: string, most: number, marks: LossMarks) {
  const line = oneLine(text);
  if (line.length <= most) return line;
  marks.add('longText', line);
  return excerpt(line, most);
}

function readTags(found: readonly string[], marks: LossMarks) {
  const known = found.map((tag) => oneLine(tag.replaceAll(',', ' ')));
  for (const tag of known) if (tag.length > longest.tag) marks.add('longTag', tag);
  const short = known.filter(({ length }) => length <= longest.tag);
  const { tags, rest } = addTags([], short.join(','));
  if (rest.length > 0) marks.add('tooManyTags', rest.join(', '));
  return tags;
}

const firstText = (document: EditorDocument, type: string | null) =>
  blockTexts(document).find((block) => type === null || block.type === type)?.text ?? '';

function titleOf(title: string, document: EditorDocument, marks: LossMarks) {
  if (title !== '') return shorten(title, longest.title, marks);
  const made = excerpt(firstText(document, null).split('\n', 1)[0] ?? '', 80);
  if (made !== '') marks.add('titleFilled', made);
  return made;
}

function descriptionOf(written: string, document: EditorDocument, marks: LossMarks) {
  if (written.trim() !== '') return shorten(written, longest.metaDescription, marks);
  const first = firstText(document, 'paragraph') || firstText(document, null);
  const made = excerpt(oneLine(first), editorLimits.descriptionAdvice);
  if (made !== '') marks.add('descriptionFilled', made);
  return made;
}

function keywordsOf(written: string, tags: readonly string[], marks: LossMarks) {
  if (written.trim() !== '') return shorten(written, longest.seoKeywords, marks);
  if (tags.length > 0) marks.add('keywordsFilled', tags.join(', '));
  return tags.join(', ');
}

function coverOf(cover: PictureSource | null, document: EditorDocument, context: Context) {
  if (cover && isUploadable(cover)) return cover;
  if (cover && 'file' in cover) context.marks.add('missingCover', cover.file.path);
  const [first = ''] = pictureUrls(document);
  const source = context.pictures.used.get(first) ?? null;
  if (source) context.marks.add('coverFilled', 'url' in source ? source.url : source.file.path);
  return source;
}

function canonicalOf(written: string, marks: LossMarks) {
  const url = readCanonicalUrl(written, location.origin);
  if (url === null) marks.add('canonicalUrl', written);
  return url ?? '';
}

type Complete = Pick<MovedPost, 'tags' | 'description' | 'cover' | 'document' | 'title'>;

/** What publishing would refuse. */
function missingPart({ tags, description, cover, document }: Complete): LossKind | null {
  if (!showsAnything(document)) return 'draftWithoutText';
  if (tags.length === 0) return 'draftWithoutTags';
  if (description === '') return 'draftWithoutDescription';
  return cover === null ? 'draftWithoutPicture' : null;
}

function readDate(date: string, isPublished: boolean, marks: LossMarks) {
  const time = date === '' ? null : readTime(date);
  if (date !== '' && time === null) marks.add('unknownDate', date);
  const isFuture = time !== null && Date.parse(time) > Date.now();
  return { isFuture, publishedAt: isPublished && !isFuture ? time : null };
}

/** Why a published post becomes a draft; null if it stays published. */
function draftReasonOf(found: FoundPost, parts: Complete, isFuture: boolean) {
  if (!found.isPublished) return null;
  return found.draftReason ?? (isFuture ? 'draftScheduled' : missingPart(parts));
}

/** Reads the document from the blocks; null if the API would refuse it. */
function documentOf(blocks: readonly EditorBlock[]): EditorDocument | null {
  const document = sanitizeDocument({ blocks: [...blocks] });
  const parsed = parseDocument(JSON.stringify(document));
  return parsed && exceededLimits(parsed).length === 0 ? parsed : null;
}

function usedPictures(document: EditorDocument, { pictures }: Context) {
  const used = pictureUrls(document).flatMap((url): [string, PictureSource][] => {
    const source = pictures.used.get(url);
    return source ? [[url, source]] : [];
  });
  return new Map(used);
}

/**
 * Completes a post by the rules of the API: fills what is missing from its text, and makes a draft of
 * what can't be published. Returns only a loss if nothing of the post can be moved.
 */
export function finishPost(found: FoundPost, context: Context): MovedPost | Loss {
  const { marks } = context;
  const taken = marks.take(limitLists(found.blocks, marks));
  const document = documentOf(taken.blocks);
  const name = found.title || found.slug || found.key;
  if (!document) return lossOf('postTooLarge', name);
  if (found.title === '' && !showsAnything(document)) return lossOf('emptyPost', name);
  const title = titleOf(found.title, document, marks);
  const tags = readTags(found.tags, marks);
  const description = descriptionOf(found.description, document, marks);
  const cover = coverOf(found.cover, document, context);
  const { isFuture, publishedAt } = readDate(found.date, found.isPublished, marks);
  const reason = draftReasonOf(found, { tags, description, cover, document, title }, isFuture);
  if (reason) marks.add(reason, title);
  const { formerUrls, refused } = readFormerUrls(found.formerUrls);
  for (const url of refused) marks.add('formerUrl', url);
  const slug = found.isOwnUrl ? found.slug : found.slug.replaceAll(/[/?#%\\]+/g, '-');
  const url = hyphenated(slug) || suggestUrl(title);
  return {
    key: found.key,
    title,
    url: url.slice(0, longest.url),
    document,
    tags,
    description,
    keywords: keywordsOf(found.keywords, tags, marks),
    publishedAt,
    isPublished: found.isPublished && reason === null,
    canonicalUrl: canonicalOf(found.canonicalUrl, marks),
    formerUrls,
    author: found.author,
    cover,
    pictures: usedPictures(document, context),
    losses: marks.lossesWith(taken.places),
  };
}
