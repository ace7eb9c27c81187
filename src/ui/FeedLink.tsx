import { type FeedScope, feedPaths } from '@contract/feedPaths';
import { useServedPage } from '@/lib/servedPage';

type FeedLinkProps = {
  scope: FeedScope;
  /** Whose posts the feed contains, for screen readers. */
  of: string;
};

/** Leads to the feed with these posts. A static host has no feeds. */
export function FeedLink({ scope, of }: FeedLinkProps) {
  if (useServedPage() === null) return null;
  return (
    <a
      href={feedPaths(scope).rss}
      aria-label={`Feed (RSS) of ${of}`}
      className="inline-flex min-h-11 items-center text-sm text-quiet hover:text-ink hover:underline print:hidden"
    >
      Feed (RSS)
    </a>
  );
}
