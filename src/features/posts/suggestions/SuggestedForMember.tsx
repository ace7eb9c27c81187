import type { Person } from '@contract/entities';
import type { ReactNode } from 'react';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { SuggestedCards } from './SuggestedCards';
import { startQuery } from './startQuery';

const none: readonly string[] = [];

type SuggestedForMemberProps = {
  viewerId: string;
  /** The follow button of an author, which is part of the profile feature. */
  renderFollow: (person: Person) => ReactNode;
};

/** Posts that the member neither knows nor follows, with a way to follow their authors. */
export function SuggestedForMember({ viewerId, renderFollow }: SuggestedForMemberProps) {
  const { data } = useRouteData(startQuery({ viewerId }));
  const posts = usePublicPosts(data?.suggestedIds ?? none);
  return (
    <SuggestedCards
      posts={posts}
      below={({ author: { _id, username, firstName, lastName, avatar } }) => {
        const fullName = `${firstName} ${lastName}`.trim();
        return renderFollow({ _id, username, fullName, avatar });
      }}
    />
  );
}
