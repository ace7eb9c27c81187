import { changedBody, postBody } from '../createScenario';
import type { CallStories } from './endpointCase';

const fresh = () => postBody({ url: 'a-new-post' });
const nothing = { id: 'none' };

export const postCalls = {
  readHome: { works: ({ visitor }) => visitor.ok('readHome', {}), fails: [] },
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
    works: ({ author }) => author.caller.ok('createPost', { body: fresh() }),
    fails: [
      ['nobody signed in', 401, ({ visitor }) => visitor.refused('createPost', { body: fresh() })],
      [
        'an unverified account',
        403,
        ({ newbie }) => newbie.caller.refused('createPost', { body: fresh() }),
      ],
      [
        'a field missing',
        422,
        ({ author }) => author.caller.refused('createPost', { body: postBody({ title: '' }) }),
      ],
      [
        'content that is none',
        400,
        ({ author }) => author.caller.refused('createPost', { body: postBody({ content: '{' }) }),
      ],
      [
        'a url that is taken',
        409,
        ({ author }) => author.caller.refused('createPost', { body: postBody() }),
      ],
      [
        'a picture over the limit',
        413,
        ({ author }) =>
          author.caller.refused('createPost', {
            body: postBody({ postImage: new Blob([bigPicture()]) }),
          }),
      ],
      [
        'an author that is not there',
        404,
        ({ admin }) =>
          admin.caller.refused('createPost', { body: { ...fresh(), authorId: 'none' } }),
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
  updatePost: {
    works: ({ author, postId }) =>
      author.caller.ok('updatePost', { params: { id: postId }, body: changedBody() }),
    fails: [
      [
        'nobody signed in',
        401,
        ({ visitor, postId }) =>
          visitor.refused('updatePost', { params: { id: postId }, body: changedBody() }),
      ],
      [
        'somebody else',
        403,
        ({ reader, postId }) =>
          reader.caller.refused('updatePost', { params: { id: postId }, body: changedBody() }),
      ],
      [
        'no such post',
        404,
        ({ author }) =>
          author.caller.refused('updatePost', { params: nothing, body: changedBody() }),
      ],
      [
        'another url',
        422,
        ({ author, postId }) =>
          author.caller.refused('updatePost', {
            params: { id: postId },
            body: changedBody({ url: 'x' }),
          }),
      ],
    ],
  },
  unpublishPost: {
    works: ({ author, postId }) => author.caller.ok('unpublishPost', { params: { id: postId } }),
    fails: [
      [
        'nobody signed in',
        401,
        ({ visitor, postId }) => visitor.refused('unpublishPost', { params: { id: postId } }),
      ],
      [
        'somebody else',
        403,
        ({ reader, postId }) => reader.caller.refused('unpublishPost', { params: { id: postId } }),
      ],
      [
        'no such post',
        404,
        ({ author }) => author.caller.refused('unpublishPost', { params: nothing }),
      ],
    ],
  },
  publishPost: {
    works: ({ author, postId }) => author.caller.ok('publishPost', { params: { id: postId } }),
    fails: [
      [
        'nobody signed in',
        401,
        ({ visitor, postId }) => visitor.refused('publishPost', { params: { id: postId } }),
      ],
      [
        'somebody else',
        403,
        ({ reader, postId }) => reader.caller.refused('publishPost', { params: { id: postId } }),
      ],
      [
        'no such post',
        404,
        ({ author }) => author.caller.refused('publishPost', { params: nothing }),
      ],
    ],
  },
  deletePost: {
    works: ({ author, postId }) =>
      author.caller.ok('deletePost', { params: { id: postId }, body: {} }),
    fails: [
      [
        'nobody signed in',
        401,
        ({ visitor, postId }) =>
          visitor.refused('deletePost', { params: { id: postId }, body: {} }),
      ],
      [
        'somebody else',
        403,
        ({ reader, postId }) =>
          reader.caller.refused('deletePost', { params: { id: postId }, body: {} }),
      ],
      [
        'no such post',
        404,
        ({ author }) => author.caller.refused('deletePost', { params: nothing, body: {} }),
      ],
    ],
  },
  summarisePost: {
    works: ({ reader, postId }) => reader.caller.ok('summarisePost', { params: { id: postId } }),
    fails: [
      [
        'nobody signed in',
        401,
        ({ visitor, postId }) => visitor.refused('summarisePost', { params: { id: postId } }),
      ],
      [
        'no such post',
        404,
        ({ reader }) => reader.caller.refused('summarisePost', { params: nothing }),
      ],
    ],
  },
} satisfies Partial<CallStories>;

function bigPicture() {
  const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
}
