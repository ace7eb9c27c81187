import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withPage } from '@/lib/pageNumber';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SearchBox } from '@/ui/SearchBox';
import { selectBlog } from '../blogSlice';
import { fetchPosts } from '../blogThunks';
import type { ReadyPost } from '../cards/CardLink';
import { postsQueryOf, readHubQuery } from './hubQuery';
import { PostList } from './PostList';
import { Topics } from './Topics';

/** The list of all posts; what it shows stands in the address alone. */
export function Hub({ onReady }: { onReady?: ReadyPost | undefined }) {
  const dispatch = useAppDispatch();
  const keywords = useAppSelector(selectBlog).keywords;
  const [params, setParams] = useSearchParams();
  const [choices, setChoices] = useState(0);
  const hubQuery = readHubQuery(params);
  const query = postsQueryOf(hubQuery);

  // Refining a term is one step back, not one for each pause in the typing.
  const handleSearch = (q: string) => setParams(q ? { q } : {}, { replace: hubQuery.q !== '' });

  function handleTopic(tag: string) {
    setChoices(choices + 1);
    setParams(tag ? { tag } : {});
  }

  return (
    <div className="grid gap-8 md:gap-10">
      <div className="grid gap-4">
        <div className="max-w-xl">
          {/* A chosen topic makes what was half typed void, so the box starts anew. */}
          <SearchBox
            key={choices}
            term={hubQuery.q}
            placeholder="A title or a tag"
            onSearch={handleSearch}
          />
        </div>
        <Topics keywords={keywords} chosen={hubQuery.tag} onChoose={handleTopic} />
      </div>
      <div>
        <PostList
          query={query}
          onPage={(page) => setParams(withPage(params, page))}
          onRetry={() => void dispatch(fetchPosts(query))}
          onReady={onReady}
        />
      </div>
    </div>
  );
}
