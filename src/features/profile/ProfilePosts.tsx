import type { PostCard } from '@contract/entities';
import { postTexts } from '@contract/texts/postTexts';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/EmptyState';
import { FailedState } from '@/ui/FailedState';
import { Pagination } from '@/ui/Pagination';
import type { ProfileEntry } from './profileSlice';

type ProfilePostsProps = {
  entry: ProfileEntry;
  page: number;
  skeleton: ReactNode;
  renderPosts: (posts: readonly PostCard[]) => ReactNode;
  onPage: (page: number) => void;
  onRetry: () => void;
};

export function ProfilePosts(props: ProfilePostsProps) {
  const { entry, page, skeleton, renderPosts, onPage, onRetry } = props;
  const loaded = entry.pages[page];

  if (!loaded && entry.status === 'failed') {
    return <FailedState message="These posts could not be loaded." onRetry={onRetry} />;
  }
  if (!loaded) return skeleton;
  const { posts, areMore } = loaded;
  return (
    <>
      {posts.length > 0 ? renderPosts(posts) : <EmptyState>{postTexts.none}</EmptyState>}
      {posts.length > 0 || page > 0 ? (
        <Pagination page={page} areMore={areMore} onPage={onPage} />
      ) : null}
    </>
  );
}
