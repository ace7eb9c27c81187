import type { PostCard as Post } from '@contract/entities';
import { useState } from 'react';
import type { CardContent } from '@/features/editor/screen/settings/PostPreviews';
import { PostCard } from '@/features/posts/cards/PostCard';

/** Stands for an author of whom only the id is known. */
const unknownAuthor: Post['author'] = {
  _id: '',
  username: '',
  firstName: 'The',
  lastName: 'author',
  avatar: {},
};

type DraftCardProps = {
  content: CardContent;
  /** The saved post, if there is one. */
  post: Post | null;
  author: Post['author'] | null;
};

/** The card of a post that is being written, as the hub shows it. */
export function DraftCard({ content, post, author }: DraftCardProps) {
  const [now] = useState(() => new Date().toISOString());
  const { title, metaDescription, picture } = content;
  const card: Post = {
    _id: '',
    url: '',
    seoKeywords: '',
    tags: [],
    likes: 0,
    isPublished: true,
    createdAt: now,
    updatedAt: now,
    publishedAt: null,
    publishAt: null,
    author: author ?? unknownAuthor,
    ...post,
    title,
    metaDescription,
    public_image: { resource_url: picture },
  };
  return <PostCard post={card} />;
}
