import { foldText, textBorder } from '@contract/foldText';
import type { DocumentColumns } from '../../posts/documentColumns';
import { descriptionWords } from '../../posts/searchWords';
import type { NewPost } from '../../rows/rows';
import { textArray } from './queryRows';
import { sql } from './sql';
import { textPairs } from './textPairs';

/** The row in `posts`, with the columns that are derived from it. */
export function storedPost(
  { content: _, quotes: _quotes, formerPaths: _paths, entry: _entry, ...post }: NewPost,
  { minutes }: Pick<DocumentColumns, 'minutes'>,
) {
  const tags = [...post.tags];
  return { ...post, minutes, tags, tagKeys: tags.map(foldText), urlKey: post.url.toLowerCase() };
}

const lengthOf = (text: string) => Array.from(text).length;

type Described = Pick<NewPost, 'title' | 'tags' | 'metaDescription' | 'seoKeywords'>;

/** The texts that describe a post, folded, one after the other, as the search looks in them. */
export const searchTexts = ({ title, tags, metaDescription, seoKeywords }: Described) =>
  [title, ...tags, metaDescription, seoKeywords].map(foldText).join(textBorder);

/** Its columns are in no schema of rows. */
export const ofPostSearch = { table: 'post_search', entries: {} };

/**
 * The row in `post_search`. Lengths count characters as Postgres does. `contentWords` are those of the
 * document.
 */
export function storedSearch(post: Omit<NewPost, 'content'>, contentWords: readonly string[]) {
  const title = foldText(post.title);
  const titleAndTags = foldText([post.title, ...post.tags].join(textBorder));
  const withDescription = `${titleAndTags}${textBorder}${foldText(post.metaDescription)}`;
  const texts = searchTexts(post);
  const words = [...new Set([...descriptionWords(post), ...contentWords])];
  return {
    postId: post.id,
    texts,
    titleEnd: lengthOf(title),
    tagsEnd: lengthOf(titleAndTags),
    descriptionEnd: lengthOf(withDescription),
    pairs: textPairs(texts),
    words: sql`array_to_tsvector(${textArray(words)})`,
  };
}
