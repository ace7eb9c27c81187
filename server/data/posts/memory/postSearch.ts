import {
  createSearchText,
  createSearchWords,
  search,
  searchForWords,
} from '../../memory/tables/search';
import type { Store } from '../../memory/tables/store';
import type { TableRows } from '../../rows/rowSchemas';
import type { StoredPost, UserRow } from '../../rows/rows';
import { descriptionWords, documentWords, searchWords } from '../searchWords';

const titleAndTags = createSearchText(({ title, tags }: StoredPost) => [title, ...tags]);
const description = createSearchText(({ metaDescription }: StoredPost) => [metaDescription]);
const keywords = createSearchText(({ seoKeywords }: StoredPost) => [seoKeywords]);
export const fullName = createSearchText(({ firstName, lastName }: UserRow) => [
  `${firstName} ${lastName}`,
]);

const wordsOfPost = createSearchWords(descriptionWords);
export const wordsOfName = createSearchWords(({ firstName, lastName }: UserRow) =>
  searchWords(`${firstName} ${lastName}`),
);
const wordsOfContent = createSearchWords(({ content }: TableRows['contents']) =>
  documentWords(content),
);

/** All words of a post's own texts and document, with a space before and after each. */
export function postWords({ contents }: Store['tables'], post: StoredPost) {
  const row = contents.get(post.id);
  return `${wordsOfPost(post)}${row ? wordsOfContent(row) : ''}`;
}

export function searchPosts({ publicLists, tables }: Store, term: string) {
  const posts = publicLists.posts();
  const ofAuthor = (textOf: (author: UserRow) => string) => (post: StoredPost) => {
    const author = tables.users.get(post.authorId);
    return author ? textOf(author) : '';
  };
  const ofContent = ({ id }: StoredPost) => {
    const row = tables.contents.get(id);
    return row ? wordsOfContent(row) : '';
  };
  const found = search(posts, term, [titleAndTags, description, keywords, ofAuthor(fullName)]);
  if (found.length > 0) return found;
  return searchForWords(posts, term, [wordsOfPost, ofAuthor(wordsOfName), ofContent]);
}
