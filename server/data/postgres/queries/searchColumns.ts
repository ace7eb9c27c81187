import { foldText, textBorder } from '../../foldText';
import type { NewPost } from '../../rows';
import { descriptionWords, documentWords } from '../../searchWords';
import { textPairs } from './textPairs';

const lengthOf = (text: string) => Array.from(text).length;

type Texts = Pick<NewPost, 'title' | 'tags' | 'metaDescription' | 'seoKeywords' | 'content'>;

/** The columns of a post in `post_search`. Lengths count characters as Postgres does. */
export function searchColumns({ content, ...post }: Texts) {
  const title = foldText(post.title);
  const titleAndTags = foldText([post.title, ...post.tags].join(textBorder));
  const withDescription = `${titleAndTags}${textBorder}${foldText(post.metaDescription)}`;
  const texts = `${withDescription}${textBorder}${foldText(post.seoKeywords)}`;
  return {
    texts,
    titleEnd: lengthOf(title),
    tagsEnd: lengthOf(titleAndTags),
    descriptionEnd: lengthOf(withDescription),
    pairs: textPairs(texts),
    words: [...new Set([...descriptionWords(post), ...documentWords(content)])],
  };
}
