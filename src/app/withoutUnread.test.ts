import { expect, test } from 'vitest';
import { withoutUnread } from './withoutUnread';

const shownOf = (answer: unknown) => withoutUnread([['GET /blogs/', answer]])[0]?.[1];

const card = {
  _id: 'p1',
  url: 'bread',
  title: 'Bread',
  metaDescription: 'Words',
  seoKeywords: 'bread, oven',
  tags: ['bread', 'oven'],
  public_image: { resource_url: '/a.webp' },
  likes: 2,
  isPublished: true,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-03T00:00:00.000Z',
  publishedAt: '2026-03-02T00:00:00.000Z',
  publishAt: null,
  editedAt: null,
  minutes: 2,
  author: { _id: 'ada', username: 'ada', firstName: 'Ada', lastName: 'L', avatar: {} },
};

test('of a card stays what lists show of it', () => {
  expect(shownOf({ posts: [card], areMore: false })).toEqual({
    posts: [
      {
        _id: 'p1',
        url: 'bread',
        title: 'Bread',
        metaDescription: 'Words',
        tags: ['bread'],
        public_image: { resource_url: '/a.webp' },
        likes: 2,
        isPublished: true,
        publishedAt: '2026-03-02T00:00:00.000Z',
        minutes: 2,
        author: { _id: 'ada', firstName: 'Ada', lastName: 'L' },
      },
    ],
    areMore: false,
  });
});

test('a card that was not published keeps its time', () => {
  expect(shownOf({ ...card, publishedAt: null })).toMatchObject({
    createdAt: card.createdAt,
  });
});

test('a whole post, and what is no card, stay as they are', () => {
  const answer = {
    postDetails: { ...card, content: '{}' },
    comments: [{ text: 'Hello', editedAt: null }],
    count: 3,
  };
  expect(shownOf(answer)).toEqual(answer);
});
