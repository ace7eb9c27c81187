import { readHistoryView } from './historyView';
import { pageNumberOf, readHubQuery } from './hubQuery';
import type { DataPage } from './pages';

type Values<Name extends string> = { [K in Name]?: string | number | undefined };

type PageQuery = {
  /** The parameters that the page reads for visitors. */
  names: readonly string[];
  /** The parameters as links of the page write them, without others and without values that mean nothing. */
  written: (search: URLSearchParams) => URLSearchParams;
  /** Whether the page shows what matches a search term. */
  isSearch: (search: URLSearchParams) => boolean;
};

type Options = { isSearch?: PageQuery['isSearch'] };

function pageQuery<const Name extends string>(
  names: readonly Name[],
  read: (search: URLSearchParams) => Values<Name>,
  { isSearch = () => false }: Options = {},
): PageQuery {
  return {
    names,
    isSearch,
    written(search) {
      const values = read(search);
      const texts = names.map((name) => [name, String(values[name] ?? '')]);
      return new URLSearchParams(texts.filter(([, text]) => text !== ''));
    },
  };
}

const none = pageQuery([], () => ({}));

/** The first page has no parameter. */
function pageIn(search: URLSearchParams) {
  const page = pageNumberOf(search);
  return { page: page > 1 ? page : undefined };
}

/**
 * The query parameters of the pages that are rendered with their data. The server renders and caches a page for these, and
 * ignores all others.
 */
export const pageQueries: Readonly<Record<DataPage, PageQuery>> = {
  home: none,
  posts: pageQuery(
    ['q', 'tag', 'page'],
    (search) => ({ ...readHubQuery(search), ...pageIn(search) }),
    { isSearch: (search) => readHubQuery(search).q !== '' },
  ),
  post: none,
  history: pageQuery(['read', 'version', 'since', 'page'], (search) => ({
    ...readHistoryView(search),
    ...pageIn(search),
  })),
  profile: pageQuery(['page'], pageIn),
  preview: none,
  books: pageQuery(['page'], pageIn),
  publicBook: pageQuery(['page'], pageIn),
  about: none,
  privacyPolicy: none,
  sitePage: none,
};
