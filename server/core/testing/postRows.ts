import { changedBody, postBody } from './createScenario';
import { members, onlyAdmin, ownAndAdmin, personas, type Row, verified } from './permissionRow';
import { reached } from './reached';

const firstVersion = (id: string) => ({ params: { id, number: '1' } });
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello.' };

/** What everybody reads, and who does what with posts and comments, for the table of permissions. */
export const postRows: readonly Row[] = [
  ['read home', ['visitor', ...members], (c) => c.call('readHome', {})],
  ['list posts', ['visitor', ...members], (c) => c.call('listPosts', { query: {} })],
  ['search posts', ['visitor', ...members], (c) => c.call('searchPosts', { body: {} })],
  [
    'read a post',
    ['visitor', ...members],
    (c, { postUrl }) => c.call('readPost', { params: { url: postUrl }, body: {} }),
  ],
  [
    'read comments',
    ['visitor', ...members],
    (c, { postId }) => c.call('listComments', { params: { blogId: postId }, query: {} }),
  ],
  ['write to us', ['visitor', ...members], (c) => c.call('sendContact', { body: message })],
  [
    'count new comments',
    ['visitor', ...members],
    (c, { postId }) => {
      const query = { after: '2026-01-01T00:00:00.000Z' };
      return c.call('countNewComments', { params: { blogId: postId }, query });
    },
  ],
  [
    'list more posts',
    ['visitor', ...members],
    (c) => c.call('listMorePosts', { query: { authorId: 'user-author', tag: 'travel' } }),
  ],
  [
    'read the likes of a post',
    ['visitor', ...members],
    (c, { postId }) => c.call('readLikes', { body: { postId, userId: null } }),
  ],
  [
    'read a file',
    personas,
    (c, { api }) => c.call('readFile', { params: { name: api.files.names()[0] ?? '' } }),
  ],
  [
    'read whether they follow an author',
    ['visitor', ...members],
    (c) => c.call('readFollow', { body: { authId: 'user-someone' } }),
  ],
  [
    'unfollow an author',
    verified,
    async (c) => reached(404, await c.call('unfollowAuthor', { params: { followId: 'unknown' } })),
  ],
  [
    'find addresses that are taken',
    verified,
    (c) => c.call('findTakenUrls', { body: { urls: ['free'] } }),
  ],
  [
    'read how a post is sent',
    ownAndAdmin,
    (c, { postId }) => c.call('readPostLetters', { params: { id: postId } }),
  ],
  [
    'read a post as an e-mail',
    ownAndAdmin,
    (c, { postId }) => c.call('readPostEmail', { params: { id: postId } }),
  ],
  [
    'end the sending of a post',
    ownAndAdmin,
    async (c, { postId }) =>
      reached(409, await c.call('stopPostLetters', { params: { id: postId } })),
  ],
  ['like a post', members, (c, { postId }) => c.call('likePost', { params: { postId } })],
  ['unlike a post', members, (c, { postId }) => c.call('unlikePost', { params: { postId } })],
  [
    'comment',
    members,
    (c, { postId }) => c.call('addComment', { body: { blogId: postId, comment: 'x' } }),
  ],
  [
    'get a summary of a post',
    members,
    (c, { postId }) => c.call('summarisePost', { params: { id: postId } }),
  ],
  [
    'follow an author',
    verified,
    (c) => c.call('followAuthor', { body: { authId: 'user-someone' } }),
  ],
  ['create a post', verified, (c) => c.call('createPost', { body: postBody({ url: 'new' }) })],
  [
    'save a draft',
    verified,
    (c) => c.call('createPost', { body: postBody({ url: 'new', isPublished: false }) }),
  ],
  [
    'save a draft for another user',
    onlyAdmin,
    (c) => {
      const draft = { url: 'new', authorId: 'user-someone', isPublished: false };
      return c.call('createPost', { body: postBody(draft) });
    },
  ],
  [
    'create a post for another user',
    onlyAdmin,
    (c) => c.call('createPost', { body: postBody({ url: 'new', authorId: 'user-someone' }) }),
  ],
  [
    'read the history of a post',
    ['visitor', ...members],
    (c, { postId }) => c.call('listRevisions', { params: { id: postId }, query: {} }),
  ],
  [
    'read a version of a post',
    ['visitor', ...members],
    (c, { postId }) => c.call('readRevision', firstVersion(postId)),
  ],
  [
    'compare versions of a post',
    ['visitor', ...members],
    (c, { postId }) => c.call('listChanges', { params: { id: postId }, query: { since: 1 } }),
  ],
  [
    'use a version of the author’s post again',
    ownAndAdmin,
    (c, { postId }) => c.call('restoreRevision', { ...firstVersion(postId), body: {} }),
  ],
  [
    'remove a version of the author’s post',
    ownAndAdmin,
    (c, { postId }) => c.call('removeRevision', firstVersion(postId)),
  ],
  [
    'edit the author’s post',
    ownAndAdmin,
    (c, { postId }) => c.call('updatePost', { params: { id: postId }, body: changedBody() }),
  ],
  [
    'unpublish the author’s post',
    ownAndAdmin,
    (c, { postId }) =>
      c.call('unpublishPost', { params: { id: postId }, body: { reason: 'Spam' } }),
  ],
  [
    'publish the author’s post',
    ownAndAdmin,
    (c, { postId }) => c.call('publishPost', { params: { id: postId }, body: {} }),
  ],
  [
    'change the address of the author’s post',
    ownAndAdmin,
    (c, { postId }) =>
      c.call('changePostUrl', { params: { id: postId }, body: { url: 'another' } }),
  ],
  [
    'plan the author’s draft',
    ownAndAdmin,
    async (c, { postId, api }) => {
      const publishAt = new Date(api.clock.now() + 60_000).toISOString();
      // It is published already.
      return reached(
        409,
        await c.call('publishPost', { params: { id: postId }, body: { publishAt } }),
      );
    },
  ],
  [
    'take back a plan for the author’s post',
    ownAndAdmin,
    async (c, { postId }) =>
      reached(409, await c.call('unschedulePost', { params: { id: postId } })),
  ],
  [
    'make a link to the author’s draft',
    ownAndAdmin,
    async (c, { postId }) =>
      reached(409, await c.call('createPreview', { params: { id: postId } })),
  ],
  [
    'end the link to the author’s draft',
    ownAndAdmin,
    (c, { postId }) => c.call('endPreview', { params: { id: postId } }),
  ],
  [
    'read a draft with its link',
    ['visitor', ...members],
    async (c, { postId, author }) => {
      const draft = { params: { id: postId } };
      await author.client.ok('unpublishPost', { ...draft, body: {} });
      const { url } = await author.client.ok('createPreview', draft);
      return c.call('readPreview', { params: { token: url.split('/').at(-1) ?? '' } });
    },
  ],
  [
    'delete the author’s post',
    ownAndAdmin,
    (c, { postId }) => c.call('deletePost', { params: { id: postId }, body: {} }),
  ],
  [
    'claim files for the author’s post',
    ownAndAdmin,
    (c, { postId }) =>
      c.call('claimResources', { params: { id: postId }, body: { resources: '[]' } }),
  ],
  [
    'like a comment',
    members,
    (c, { commentId }) => c.call('likeComment', { params: { commentId } }),
  ],
  [
    'unlike a comment',
    members,
    (c, { commentId }) => c.call('unlikeComment', { params: { commentId } }),
  ],
  [
    'edit the author’s comment',
    ownAndAdmin,
    (c, { commentId }) =>
      c.call('updateComment', { params: { commentId }, body: { comment: 'x' } }),
  ],
  [
    'delete the author’s comment',
    ownAndAdmin,
    (c, { commentId }) => c.call('deleteComment', { params: { commentId } }),
  ],
  ['list users', onlyAdmin, (c) => c.call('listUsers', { query: {} })],
  [
    'delete the author’s account',
    ownAndAdmin,
    (c) => c.call('deleteAccount', { params: { id: 'user-author' }, body: {} }),
  ],
];
