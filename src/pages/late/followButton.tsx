import type { Person } from '@contract/entities';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { renderedPart } from '@/lib/renderedPart';
import { Skeleton } from '@/ui/Skeleton';

/** Part of the profile feature, on pages of other features. */
export const FollowButton = renderedPart({
  load: async () => (await import('@/features/profile/FollowButton')).FollowButton,
  when: whenQuiet,
  fallback: <Skeleton className="h-10 w-28" />,
});

export const renderFollow = ({ _id }: Person) => <FollowButton authorId={_id} />;
