import { pendingRow } from '../posts/testing/pendingRow';
import { firstRevision, newPostColumns } from '../revisions/storedRevisions';
import type { TableName, TableRows } from '../rows/rowSchemas';
import {
  at,
  commentRow,
  contactRow,
  emailRow,
  headingRow,
  inviteRow,
  logRow,
  newPost,
  passageRow,
  resourceRow,
  restrictionRow,
  sessionRow,
  subscriberRow,
  tokenRow,
  userRow,
} from './rows';
import { siteSettings } from './siteSettings';

function storedPost(id: string): TableRows['posts'] {
  const { content: _, ...post } = newPost(id);
  return { ...post, ...newPostColumns };
}

/** At least one row of each table. */
export const exampleRows: { readonly [Name in TableName]: readonly TableRows[Name][] } = {
  users: [userRow('ada'), userRow('ben', { passwordHash: null })],
  formerUsernames: [{ usernameKey: 'countess', userId: 'ada' }],
  sessions: [sessionRow('session')],
  devices: [{ hash: 'device', userId: 'ada', seenAt: at(0), expiresAt: at(60) }],
  tokens: [tokenRow('token')],
  letters: [emailRow('letter')],
  posts: [storedPost('post')],
  formerUrls: [{ urlKey: 'older', postId: 'post' }],
  contents: [{ postId: 'post', content: '{"blocks":[]}' }],
  previews: [{ postId: 'post', hash: 'preview', expiresAt: at(60) }],
  pendingPosts: [pendingRow('post')],
  revisions: [firstRevision(newPost('post'))],
  comments: [commentRow('comment')],
  commentLikes: [{ commentId: 'comment', userId: 'ben', createdAt: at(1) }],
  clientIds: [
    {
      userId: 'ada',
      call: 'addComment',
      clientId: 'key-0001',
      subjectId: 'comment',
      createdAt: at(0),
    },
  ],
  likes: [{ postId: 'post', userId: 'ben', createdAt: at(1) }],
  topicFollows: [{ userId: 'ada', tagKey: 'travel', tag: 'Travel', createdAt: at(1) }],
  reads: [{ userId: 'ben', postId: 'post', revision: 1, readAt: at(1), lastBlock: '' }],
  mutes: [{ userId: 'ada', mutedId: 'ben', createdAt: at(1) }],
  reportSubjects: [
    {
      id: 'report',
      kind: 'post',
      postId: 'post',
      commentId: null,
      profileId: null,
      headingId: null,
      state: 'open',
      action: null,
      decisionReason: '',
      decidedBy: null,
      decidedAt: null,
      beforeDecision: null,
      createdAt: at(1),
    },
  ],
  reports: [{ subjectId: 'report', reporterId: 'ben', reason: 'spam', text: '', createdAt: at(1) }],
  follows: [{ id: 'follow', authorId: 'ada', followerId: 'ben', createdAt: at(1) }],
  resources: [resourceRow('claimed', { postId: 'post' }), resourceRow('unclaimed')],
  contact: [contactRow('m')],
  moderationLog: [logRow('entry')],
  subscribers: [subscriberRow('of-ada', { authorId: 'ada' }), subscriberRow('subscriber')],
  announcements: [{ postId: 'post', createdAt: at(0), lastId: '', isTold: false }],
  invites: [inviteRow('invite')],
  site: [{ id: 'site', ...siteSettings({ holding: 'all', version: 1 }) }],
  restrictions: [restrictionRow('restriction')],
  notifications: [
    {
      id: 'told',
      userId: 'ada',
      kind: 'likes',
      postId: 'post',
      commentId: null,
      profileId: null,
      title: null,
      createdAt: at(1),
      isSeen: false,
    },
  ],
  notificationEvents: [
    {
      notificationId: 'told',
      source: 'like:post:ben',
      actorId: 'ben',
      commentId: null,
      createdAt: at(1),
      decision: null,
      reason: '',
    },
  ],
  emailedPosts: [{ postId: 'post', recipients: 12 }],
  digestRuns: [{ period: 'daily', since: at(0), slot: at(1), lastUser: null, beganAt: at(0) }],
  digestTimes: [{ userId: 'ben', period: 'daily', until: at(1) }],
  toldMentions: [{ commentId: 'comment', userId: 'ada', actorId: 'ben', createdAt: at(1) }],
  silences: [
    { userId: 'ada', postId: 'post', threadId: null, createdAt: at(1) },
    { userId: 'ada', postId: 'post', threadId: 'comment', createdAt: at(2) },
  ],
  notificationChoices: [
    { userId: 'ada', kind: 'likes', site: true, letter: 'daily', changedAt: at(1) },
  ],
  headings: [headingRow('heading')],
  passages: [passageRow('passage', { headingId: 'heading' }), passageRow('saved', { quote: '' })],
  postQuotes: [{ postId: 'post', blockId: 'b', quotedPostId: 'post', quote: 'Well said.' }],
  detachments: [{ postId: 'post', blockId: 'b', userId: 'ben' }],
  dailyReviews: [{ userId: 'ben', chosenOn: '2026-03-02', notifiedAt: at(0) }],
  refusedAddresses: [{ emailKey: 'ben@example.com', refusals: 1, refusedAt: at(0) }],
};
