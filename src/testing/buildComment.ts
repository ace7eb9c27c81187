import type { Thread } from '@contract/comments/commentEntities';

type WrittenThread = Thread & { commentAuthor: NonNullable<Thread['commentAuthor']> };

/** A comment without replies, with these fields. */
export function buildComment(fields: Partial<WrittenThread> = {}): WrittenThread {
  return {
    _id: 'comment-1',
    content: 'Well said.',
    createdAt: '2026-03-02T08:05:00.000Z',
    updatedAt: '2026-03-02T08:05:00.000Z',
    commentAuthor: { id: 'user-1', fullName: 'Ines Okonjo', username: 'author', image: {} },
    parentId: null,
    blockId: null,
    quote: '',
    mentions: [],
    state: 'shown',
    likes: 0,
    isLiked: false,
    replies: 0,
    firstReplies: [],
    ...fields,
  };
}

type StoredComment = {
  id: string;
  postId: string;
  authorId: string;
  text: string;
  createdAt: number;
  updatedAt: number;
};

/** A stored comment of a thread of its own. */
export const buildCommentRow = (fields: StoredComment) => ({
  ...fields,
  parentId: null,
  blockId: null,
  quote: '',
  state: 'shown' as const,
});
