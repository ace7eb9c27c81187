import { homeFeedPath } from '@contract/furtherPaths';
import { homeFeedKey } from '@contract/storageKeys';
import { Link } from 'react-router-dom';
import { storage } from '@/lib/browser/storage';
import { classes } from '@/ui/classes';

const feeds = [
  { feed: 'following', name: 'Following' },
  { feed: 'everybody', name: 'Everybody' },
] as const;

/** Whose posts a member's home page shows. The choice is remembered on the device. */
export function FeedTabs({ isFollowing }: { isFollowing: boolean }) {
  return (
    <nav aria-label="Whose posts" className="flex flex-wrap gap-x-6 border-b">
      {feeds.map(({ feed, name }) => {
        const isCurrent = (feed === 'following') === isFollowing;
        return (
          <Link
            key={feed}
            to={homeFeedPath(feed)}
            aria-current={isCurrent ? 'page' : undefined}
            className={classes(
              '-mb-px inline-flex h-12 min-w-16 items-center border-b-2',
              isCurrent
                ? 'border-accent font-medium text-accent'
                : 'border-transparent hover:text-accent',
            )}
            onClick={() => storage.write(homeFeedKey, feed)}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
