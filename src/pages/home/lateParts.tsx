import { lazyPart } from '@/lib/browser/lazyPart';

export const FeedTabs = lazyPart({
  load: async () => (await import('@/features/posts/followed/FeedTabs')).FeedTabs,
  fallback: <div className="h-12" />,
});

export const FollowedFeed = lazyPart({
  load: async () => (await import('@/features/posts/followed/FollowedFeed')).FollowedFeed,
  fallback: <div className="min-h-screen" />,
});

export const MemberLead = lazyPart({
  load: async () => (await import('@/features/posts/followed/MemberLead')).MemberLead,
  fallback: <div className="min-h-104" />,
});
