import { lazyPart } from '@/lib/browser/lazyPart';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { whenSelecting } from '@/lib/browser/whenSelecting';
import { renderedPart } from '@/lib/renderedPart';
import { Skeleton } from '@/ui/Skeleton';

export const Comments = renderedPart({
  load: async () => (await import('@/features/comments/section/Comments')).Comments,
  when: whenQuiet,
  fallback: <Skeleton className="h-64 w-full" />,
});
export const RecentPosts = renderedPart({
  load: async () => (await import('@/features/posts/post/RecentPosts')).RecentPosts,
  when: whenQuiet,
});

export const Backlinks = lazyPart({
  load: async () => (await import('@/features/book/backlinks/Backlinks')).Backlinks,
});

/** After hydration, and only when there is something to remember or to tell. */
export const PostReading = lazyPart({
  load: async () => (await import('./PostReading')).PostReading,
  when: whenQuiet,
});

const loadTools = async () => (await import('@/features/book/passages/PassageTools')).PassageTools;
export const MemberTools = lazyPart({
  load: loadTools,
  when: whenQuiet,
});
/** Visitors have no marks of their own. */
export const VisitorTools = lazyPart({
  load: loadTools,
  when: whenSelecting,
});

export const BlockQuotes = lazyPart({
  load: async () => (await import('@/features/book/backlinks/BlockQuotes')).BlockQuotes,
});

export const RemarkThread = lazyPart({
  load: async () => (await import('@/features/comments/remarks/RemarkThread')).RemarkThread,
});
