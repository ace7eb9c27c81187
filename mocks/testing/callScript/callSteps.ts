import type { EndpointName } from '@contract/endpoints';
import { personaPassword } from '@server/seed/personas';

/**
 * One call of the script. A text may use a value of an earlier response, named in braces: `{post}`.
 * `remember` maps such names to paths in this response.
 */
export type CallStep = {
  call: EndpointName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, string | number>>;
  /** The name of the form field for the picture. */
  picture?: string;
  remember?: Readonly<Record<string, string>>;
};

const signIn = (username: string): CallStep => ({
  call: 'login',
  body: { username, password: personaPassword },
});

const asVisitor: readonly CallStep[] = [
  { call: 'readHome' },
  {
    call: 'listPosts',
    remember: {
      post: 'posts.0._id',
      url: 'posts.0.url',
      writer: 'posts.0.author._id',
      writerName: 'posts.0.author.username',
    },
  },
  { call: 'listPosts', query: { skip: '20' } },
  { call: 'listPosts', query: { skip: 'much' } },
  { call: 'searchPosts', body: { tagsearch: 'garden', skip: 0 } },
  { call: 'searchPosts', body: { tagsearch: 'nosuchword', skip: 0 } },
  { call: 'readPost', params: { url: '{url}' }, body: {} },
  { call: 'readPost', params: { url: 'no-such-post' }, body: {} },
  { call: 'readProfile', params: { username: 'author' }, body: { skip: 0 } },
  { call: 'readProfile', params: { username: '{writerName}' }, body: { skip: 0 } },
  { call: 'listComments', params: { blogId: '{post}' } },
  { call: 'readLikes', body: { postId: '{post}' } },
  { call: 'likePost', params: { postId: '{post}' } },
  { call: 'readChartData' },
  { call: 'login', body: { username: 'reader', password: 'Wrong-Password1' } },
  signIn('blocked'),
];

const asNewcomer: readonly CallStep[] = [
  {
    call: 'register',
    body: {
      username: 'wanderer',
      firstName: 'Wanda',
      lastName: 'Ringer',
      email: 'wanderer@mail.example',
      password: personaPassword,
    },
    picture: 'avatar',
    remember: { newcomer: 'user.id' },
  },
  { call: 'sendVerification' },
  { call: 'verifyAccount', params: { username: 'wanderer', token: 'made-up' } },
  {
    call: 'updateProfile',
    body: {
      username: 'wanderer',
      firstName: 'Wanda',
      lastName: 'Ringer',
      email: 'wanderer@mail.example',
      bio: 'Went for a walk.',
      showsEmail: 'true',
    },
  },
  {
    call: 'updateProfile',
    body: {
      username: 'wanderer',
      firstName: 'Wanda',
      lastName: 'Ringer',
      email: 'wanda@mail.example',
      bio: 'Went for a walk.',
    },
  },
  { call: 'cancelEmailChange' },
  { call: 'restoreEmail', params: { token: 'made-up' } },
  { call: 'changeCover', picture: 'bgImage' },
  { call: 'changePassword', body: { oldPassword: 'not it', newPassword: 'Password2!' } },
  { call: 'changePassword', body: { oldPassword: personaPassword, newPassword: 'Password2!' } },
  { call: 'followAuthor', body: { authId: '{writer}' } },
  { call: 'logout' },
  { call: 'forgotPassword', body: { email: 'wanderer@mail.example' } },
  {
    call: 'resetPassword',
    params: { token: 'made-up' },
    body: { password: 'Password3!', confirmpassword: 'Password3!' },
  },
  { call: 'startGoogleAuth', remember: { state: 'state' } },
  { call: 'googleAuth', query: { code: 'mock-google-tour', state: 'another' } },
  { call: 'startGoogleAuth', remember: { state: 'state' } },
  {
    call: 'googleAuth',
    query: { code: 'mock-google-tour', state: '{state}' },
    remember: { outsider: 'user.id' },
  },
  { call: 'confirmGoogleAuth', body: { password: personaPassword } },
  { call: 'deleteAccount', params: { id: '{outsider}' } },
];

const post = {
  title: 'A walk around the whole house',
  content: JSON.stringify({
    blocks: [{ id: 'b1', type: 'paragraph', data: { text: 'Every door was opened once.' } }],
  }),
  tags: '["walking","doors"]',
  seoKeywords: 'walking, doors',
  metaDescription: 'Every door, opened once and closed again.',
  url: 'a-walk-around-the-whole-house',
};

const asAuthor: readonly CallStep[] = [
  signIn('author'),
  { call: 'refreshToken' },
  {
    call: 'uploadResource',
    picture: 'resource',
    remember: { resource: 'data.id', file: 'data.resource_url' },
  },
  { call: 'readFile', params: { name: '{file}' } },
  { call: 'createPost', body: post, picture: 'postImage', remember: { own: 'newBlog._id' } },
  { call: 'claimResources', params: { id: '{own}' }, body: { resources: '["{resource}"]' } },
  { call: 'updatePost', params: { id: '{own}' }, body: { ...post, title: 'Another walk' } },
  { call: 'listRevisions', params: { id: '{own}' } },
  { call: 'readRevision', params: { id: '{own}', number: '1' } },
  { call: 'listChanges', params: { id: '{own}' }, query: { since: '1' } },
  { call: 'restoreRevision', params: { id: '{own}', number: '1' }, body: {} },
  { call: 'removeRevision', params: { id: '{own}', number: '2' } },
  { call: 'unpublishPost', params: { id: '{own}' } },
  { call: 'changePostUrl', params: { id: '{own}' }, body: { url: 'Another walk' } },
  { call: 'createPreview', params: { id: '{own}' } },
  { call: 'readPreview', params: { token: 'unknown' } },
  { call: 'endPreview', params: { id: '{own}' } },
  { call: 'unschedulePost', params: { id: '{own}' } },
  { call: 'publishPost', params: { id: '{own}' } },
  { call: 'summarisePost', params: { id: '{post}' } },
  { call: 'likePost', params: { postId: '{post}' } },
  { call: 'unlikePost', params: { postId: '{post}' } },
  { call: 'addComment', body: { blogId: '{own}', comment: 'Mind the <b>step</b>.' } },
  {
    call: 'listComments',
    params: { blogId: '{own}' },
    remember: { comment: 'comments.0._id' },
  },
  { call: 'addComment', body: { blogId: '{own}', parentId: '{comment}', comment: 'I do.' } },
  { call: 'likeComment', params: { commentId: '{comment}' } },
  { call: 'listComments', params: { blogId: '{own}' }, query: { threads: '1' } },
  { call: 'listComments', params: { blogId: '{own}' }, query: { parentId: '{comment}' } },
  { call: 'unlikeComment', params: { commentId: '{comment}' } },
  { call: 'updateComment', params: { commentId: '{comment}' }, body: { comment: 'Mind it.' } },
  { call: 'deleteComment', params: { commentId: '{comment}' } },
  { call: 'deleteComment', params: { commentId: '{comment}' } },
  { call: 'readFollow', body: { authId: '{writer}' } },
  { call: 'followAuthor', body: { authId: 'user-admin' }, remember: { follow: 'id' } },
  { call: 'muteUser', params: { id: 'user-admin' } },
  { call: 'listMutes', query: {} },
  { call: 'unmuteUser', params: { id: 'user-admin' } },
  {
    call: 'addReport',
    body: { kind: 'profile', subjectId: 'user-admin', reason: 'other', text: 'A <b>test</b>.' },
  },
  { call: 'listFollowing' },
  { call: 'unfollowAuthor', params: { followId: '{follow}' } },
  { call: 'listFollowers' },
  { call: 'readChartData' },
  { call: 'listUsers' },
  { call: 'deletePost', params: { id: '{own}' }, body: {} },
  {
    call: 'sendContact',
    body: {
      name: 'Ines Okonjo',
      email: 'author@mail.example',
      subject: 'The fern',
      message: 'It looks thirsty.',
    },
  },
  { call: 'logout' },
];

const asAdmin: readonly CallStep[] = [
  signIn('admin'),
  { call: 'listUsers' },
  { call: 'searchUsers', query: { searchTerm: 'wander' } },
  { call: 'listLetters', query: {} },
  { call: 'subscribe', body: { email: 'not an address' } },
  { call: 'subscribe', body: { email: 'walker@mail.example' } },
  { call: 'confirmSubscription', params: { token: 'unknown' } },
  { call: 'stopLetters', params: { token: 'unknown' } },
  { call: 'listSubscribers' },
  { call: 'exportSubscribers' },
  { call: 'listReports', query: {} },
  { call: 'readOwn', params: { id: '{post}' } },
  { call: 'decideReport', params: { id: 'unknown' }, body: { decision: 'dismissed' } },
  { call: 'blockUser', params: { id: '{newcomer}' }, body: {} },
  { call: 'unblockUser', params: { id: '{newcomer}' }, body: {} },
  { call: 'readSite' },
  { call: 'updateSite', body: { version: 7, holding: 'all' } },
  { call: 'updateSite', body: { version: 0, holding: 'new' } },
  {
    call: 'addRestriction',
    params: { id: '{newcomer}' },
    body: { kind: 'comment', until: '2026-04-01T09:00:00.000Z', reason: 'Advertising' },
    remember: { restriction: 'restriction._id' },
  },
  // Before other entries of the same time, whose order their ids decide.
  { call: 'listLog', query: {} },
  { call: 'listRestrictions', params: { id: '{newcomer}' } },
  {
    call: 'liftRestriction',
    params: { id: '{newcomer}', restrictionId: '{restriction}' },
  },
  { call: 'setRole', params: { id: '{newcomer}' }, body: { role: 'moderator' } },
  { call: 'setRole', params: { id: '{newcomer}' }, body: { role: 'owner' } },
  {
    call: 'decideComment',
    params: { commentId: '{comment}' },
    body: { state: 'hidden', reason: 'Off topic' },
  },
  {
    call: 'decideAllComments',
    params: { id: '{newcomer}' },
    body: { state: 'hidden', reason: 'Spam' },
  },
  { call: 'listHeldComments', query: {} },
  { call: 'closeComments', params: { id: '{post}' } },
  { call: 'addComment', body: { blogId: '{post}', comment: 'Too late.' } },
  { call: 'openComments', params: { id: '{post}' } },
  { call: 'deleteAccount', params: { id: '{newcomer}' } },
  { call: 'deleteAccount', params: { id: '{newcomer}' } },
  { call: 'logout' },
];

/** Calls every endpoint at least once, with some failures, on the default demo community. */
export const callSteps: readonly CallStep[] = [
  ...asVisitor,
  ...asNewcomer,
  ...asAuthor,
  ...asAdmin,
];
