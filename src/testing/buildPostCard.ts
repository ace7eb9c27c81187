import type { PostCard } from '@contract/entities';

/** An ordinary post card; `change` overrides its fields. */
export function buildPostCard(change: Partial<PostCard> = {}): PostCard {
  return {
    _id: 'post-1',
    url: 'sourdough',
    title: 'Sourdough for the patient',
    metaDescription: 'Eighteen hours in which you do nothing.',
    seoKeywords: 'bread',
    tags: ['bread'],
    public_image: { resource_url: '/cover.webp' },
    likes: 3,
    isPublished: true,
    minutes: 4,
    createdAt: '2026-03-02T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    publishedAt: '2026-03-02T08:00:00.000Z',
    publishAt: null,
    author: {
      _id: 'user-1',
      username: 'author',
      firstName: 'Ines',
      lastName: 'Okonjo',
      avatar: {},
    },
    ...change,
  };
}
