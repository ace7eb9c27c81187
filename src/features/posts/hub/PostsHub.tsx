import { hubSearchId, readHubQuery } from '@contract/hubQuery';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withPage } from '@/lib/pageNumber';
import { useAppSelector } from '@/store/hooks';
import { FeedLink } from '@/ui/FeedLink';
import { NeedsScript } from '@/ui/NeedsScript';
import { SearchBox } from '@/ui/SearchBox';
import type { PrefetchPost } from '../cards/CardLink';
import { postListQuery, selectKeywords } from '../model/postListQuery';
import { PostList } from './PostList';
import { postsQueryOf, searchHint } from './postsQuery';
import { ResultCount } from './ResultCount';
import { TagFilter } from './TagFilter';

type PostsHubProps = { onPrefetch?: PrefetchPost | undefined };

/** The list of all posts. Search term, tag and page number are in the URL. */
export function PostsHub({ onPrefetch }: PostsHubProps) {
  const keywords = useAppSelector(selectKeywords);
  const [params, setParams] = useSearchParams();
  const [searchBoxKey, setSearchBoxKey] = useState(0);
  const hubQuery = readHubQuery(params);
  const query = postsQueryOf(hubQuery);
  const list = useAppSelector(postListQuery(query).select);

  // Refining a search replaces the history entry, so that one "back" leaves the search.
  const handleSearch = (q: string) => setParams(q ? { q } : {}, { replace: hubQuery.q !== '' });

  function handleTag(tag: string) {
    setSearchBoxKey(searchBoxKey + 1);
    setParams(tag ? { tag } : {});
  }

  return (
    <div className="grid gap-8 md:gap-10">
      <NeedsScript className="grid gap-4">
        <div className="max-w-xl">
          {/* The new key discards text that was typed but not submitted when a tag is selected. */}
          <SearchBox
            key={searchBoxKey}
            id={hubSearchId}
            term={hubQuery.q}
            placeholder={searchHint}
            onSearch={handleSearch}
          />
        </div>
        <TagFilter tags={keywords} selected={hubQuery.tag} onSelect={handleTag} />
      </NeedsScript>
      <div className="grid gap-8">
        {hubQuery.tag ? (
          <div className="empty:hidden">
            <FeedLink
              scope={{ kind: 'topic', tag: hubQuery.tag }}
              of={`posts about ${hubQuery.tag}`}
            />
          </div>
        ) : null}
        <ResultCount
          term={query.term}
          corrected={list?.data?.matches.corrected}
          count={list?.data?.count ?? null}
        />
        <PostList
          query={query}
          isSearch={hubQuery.q !== ''}
          topics={keywords}
          onPage={(page) => setParams(withPage(params, page))}
          onPrefetch={onPrefetch}
        />
      </div>
    </div>
  );
}
