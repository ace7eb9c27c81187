import { foldText, textBorder } from '@contract/foldText';
import { personCard } from '../../memory/tables/cards';
import type { Store } from '../../memory/tables/store';
import type { UserRow } from '../../rows/rows';
import { type MatchData, mostCounted } from '../matchPort';
import { fullName, postWords, wordsOfName } from './postSearch';

const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** How many of its public posts each author has. */
function countPosts({ publicLists }: Store) {
  const counts = new Map<string, number>();
  for (const { authorId } of publicLists.posts()) {
    counts.set(authorId, (counts.get(authorId) ?? 0) + 1);
  }
  return counts;
}

function authors(store: Store, { term, take }: Parameters<MatchData['authors']>[0]) {
  const wanted = foldText(term);
  if (wanted === '' || wanted.includes(textBorder)) return [];
  const counts = countPosts(store);
  const postsOf = ({ id }: UserRow) => counts.get(id) ?? 0;
  return store.publicLists
    .authors()
    .filter((author) => fullName(author).includes(wanted))
    .toSorted((one, other) => postsOf(other) - postsOf(one) || byText(one.id, other.id))
    .slice(0, take)
    .map(({ id }) => personCard(store.tables, id));
}

/** How many of the texts contain a word; more than `mostCounted` count as so many. */
const usesIn = (texts: readonly string[], word: string) =>
  Math.min(mostCounted, texts.filter((text) => text.includes(` ${word} `)).length);

function words({ tables, publicLists }: Store, wanted: readonly string[]) {
  const posts = publicLists.posts().map((post) => postWords(tables, post));
  const names = publicLists.authors().map(wordsOfName);
  return [...new Set(wanted)]
    .map((word) => ({ word, uses: usesIn(posts, word) + usesIn(names, word) }))
    .filter(({ uses }) => uses > 0)
    .toSorted((one, other) => byText(one.word, other.word));
}

/** What a search shows beside the posts that it finds. */
export function createMemoryMatches(store: Store): MatchData {
  const { tables, publicLists } = store;
  return {
    authors: async (query) => authors(store, query),
    words: async (wanted) => words(store, wanted),
    async contents({ ids, mostBytes }) {
      const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength;
      return publicLists
        .posts()
        .filter(({ id }) => ids.includes(id))
        .map(({ id }) => ({ id, content: tables.contents.get(id)?.content ?? '' }))
        .filter(({ content }) => bytesOf(content) <= mostBytes)
        .toSorted((one, other) => byText(one.id, other.id));
    },
  };
}
