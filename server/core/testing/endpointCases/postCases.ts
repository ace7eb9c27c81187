import { postBody } from '../createScenario';
import type { EndpointCases } from './endpointCase';

const fresh = () => postBody({ url: 'a-new-post' });
const nothing = { id: 'none' };

export const postCases = {
  readHome: { works: ({ visitor }) => visitor.ok('readHome', {}) },
  listPosts: {
    works: ({ visitor }) => visitor.ok('listPosts', { query: { skip: '0' } }),
    fails: [
      [
        'a page before the first',
        400,
        ({ visitor }) => visitor.refused('listPosts', { query: { skip: -1 } }),
      ],
    ],
  },
  listMorePosts: {
    works: ({ visitor, author }) =>
      visitor.ok('listMorePosts', {
        query: { authorId: author.user.id, tag: 'travel', postId: 'post' },
      }),
    fails: [
      [
        'a long tag',
        422,
        ({ visitor, author }) => {
          const query = { authorId: author.user.id, tag: 'x'.repeat(61) };
          return visitor.refused('listMorePosts', { query });
        },
      ],
    ],
  },
  searchPosts: {
    works: ({ visitor }) => visitor.ok('searchPosts', { body: { tagsearch: 'travel', skip: 0 } }),
    fails: [
      [
        'half a page',
        400,
        ({ visitor }) => visitor.refused('searchPosts', { body: { skip: 0.5 } }),
      ],
    ],
  },
  createPost: {
    works: ({ author }) => author.client.ok('createPost', { body: fresh() }),
    fails: [
      [
        'a field missing',
        422,
        ({ author }) => author.client.refused('createPost', { body: postBody({ title: '' }) }),
      ],
      [
        'a draft without a title and a text',
        422,
        ({ author }) =>
          author.client.refused('createPost', {
            body: { ...fresh(), title: '', content: '', isPublished: false },
          }),
      ],
      [
        'content that is none',
        400,
        ({ author }) => author.client.refused('createPost', { body: postBody({ content: '{' }) }),
      ],
      [
        'a malformed idempotency key',
        400,
        ({ author }) =>
          author.client.refused('createPost', { body: { ...fresh(), clientId: 'short' } }),
      ],
      [
        'a url that is taken',
        409,
        ({ author }) => author.client.refused('createPost', { body: postBody() }),
      ],
      [
        'an image over the limit',
        413,
        ({ author }) =>
          author.client.refused('createPost', {
            body: postBody({ postImage: new Blob([bigPicture()]) }),
          }),
      ],
      [
        'an author that is not there',
        404,
        ({ admin }) =>
          admin.client.refused('createPost', { body: { ...fresh(), authorId: 'none' } }),
      ],
      [
        'a moved post of an author that is not there',
        422,
        ({ admin }) => {
          const moved = { authorId: 'none', moveId: 'a-move' };
          return admin.client.refused('createPost', { body: { ...fresh(), ...moved } });
        },
      ],
      [
        'former addresses without a move',
        422,
        ({ author }) =>
          author.client.refused('createPost', { body: { ...fresh(), formerUrls: '["/a"]' } }),
      ],
    ],
  },
  readPost: {
    works: ({ visitor, postUrl }) =>
      visitor.ok('readPost', { params: { url: postUrl }, body: { userId: null } }),
    fails: [
      [
        'no such post',
        404,
        ({ visitor }) => visitor.refused('readPost', { params: { url: 'none' }, body: {} }),
      ],
    ],
  },
  unpublishPost: {
    works: ({ author, postId }) =>
      author.client.ok('unpublishPost', { params: { id: postId }, body: {} }),
    fails: [
      [
        'no such post',
        404,
        ({ author }) => author.client.refused('unpublishPost', { params: nothing, body: {} }),
      ],
    ],
  },
  publishPost: {
    works: ({ author, postId }) =>
      author.client.ok('publishPost', { params: { id: postId }, body: {} }),
    fails: [
      [
        'no such post',
        404,
        ({ author }) => author.client.refused('publishPost', { params: nothing, body: {} }),
      ],
    ],
  },
  changePostUrl: {
    works: ({ author, postId }) =>
      author.client.ok('changePostUrl', { params: { id: postId }, body: { url: 'another' } }),
    fails: [
      [
        'no such post',
        404,
        ({ author }) =>
          author.client.refused('changePostUrl', { params: nothing, body: { url: 'another' } }),
      ],
      [
        'no url',
        422,
        ({ author, postId }) =>
          author.client.refused('changePostUrl', { params: { id: postId }, body: { url: ' ' } }),
      ],
    ],
  },
  findTakenUrls: {
    works: ({ author }) => author.client.ok('findTakenUrls', { body: { urls: ['free'] } }),
    fails: [
      [
        'too many urls',
        422,
        ({ author }) => {
          const urls = Array.from({ length: 501 }, (_, at) => `url-${at}`);
          return author.client.refused('findTakenUrls', { body: { urls } });
        },
      ],
      [
        'a url that is too long',
        422,
        ({ author }) =>
          author.client.refused('findTakenUrls', { body: { urls: ['x'.repeat(201)] } }),
      ],
      [
        'an account that is not verified',
        403,
        ({ newbie }) => newbie.client.refused('findTakenUrls', { body: { urls: ['free'] } }),
      ],
    ],
  },
  unschedulePost: {
    async works({ author, postId }) {
      await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
      return author.client.ok('unschedulePost', { params: { id: postId } });
    },
    fails: [
      [
        'a published post',
        409,
        ({ author, postId }) => author.client.refused('unschedulePost', { params: { id: postId } }),
      ],
      [
        'no such post',
        404,
        ({ author }) => author.client.refused('unschedulePost', { params: nothing }),
      ],
    ],
  },
  deletePost: {
    works: ({ author, postId }) =>
      author.client.ok('deletePost', { params: { id: postId }, body: {} }),
    fails: [
      [
        'no such post',
        404,
        ({ author }) => author.client.refused('deletePost', { params: nothing, body: {} }),
      ],
    ],
  },
  summarisePost: {
    works: ({ reader, postId }) => reader.client.ok('summarisePost', { params: { id: postId } }),
    fails: [
      [
        'no such post',
        404,
        ({ reader }) => reader.client.refused('summarisePost', { params: nothing }),
      ],
    ],
  },
} satisfies Partial<EndpointCases>;

function bigPicture() {
  const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
}
