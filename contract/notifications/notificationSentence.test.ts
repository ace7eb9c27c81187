import { expect, test } from 'vitest';
import type { Notification, NotificationKind } from './notificationEntities';
import { notificationSentence } from './notificationSentence';

const person = (fullName: string) => ({ _id: fullName, username: fullName, fullName, avatar: {} });

function sentence(kind: NotificationKind, told: Partial<Notification> = {}) {
  const subject = { title: 'Bread', url: '/posts/bread' };
  const parts = notificationSentence({ kind, subject, actors: [], count: 1, ...told });
  return parts.map(({ text }) => text).join('');
}

const ines = { actors: [person('Ines')] };

const cases: [NotificationKind, Partial<Notification>, string][] = [
  ['comment', ines, 'Ines commented on “Bread”'],
  [
    'comment',
    { actors: [person('Ines'), person('Ben')], count: 2 },
    'Ines and Ben commented on “Bread”',
  ],
  ['likes', { ...ines, count: 12 }, 'Ines and 11 others liked “Bread”'],
  ['likes', { ...ines, count: 2 }, 'Ines and 1 other liked “Bread”'],
  [
    'likes',
    { ...ines, subject: { title: 'Bread', url: '/posts/bread#comment-1' } },
    'Ines liked your comment on “Bread”',
  ],
  ['follower', { ...ines, subject: { title: '', url: '/' } }, 'Ines follows you'],
  ['kept', { count: 3 }, '3 people kept words of “Bread”'],
  ['report', { subject: { title: '', url: '/' } }, 'A report waits for a decision'],
  ['report', { count: 2 }, '2 reports wait for a decision: “Bread”'],
  ['review', { subject: { title: '', url: '/book?view=review' } }, 'Your daily review is ready'],
  ['held', {}, 'Someone has decided about your comment on “Bread”'],
  ['held', ines, 'A comment by Ines waits for approval: “Bread”'],
  ['held', { ...ines, count: 2 }, 'Comments by Ines and 1 other wait for approval: “Bread”'],
  ['comment', { ...ines, times: 2 }, 'Ines commented twice on “Bread”'],
  ['comment', { ...ines, count: 2, times: 3 }, 'Ines and 1 other commented on “Bread”'],
  ['remark', { ...ines, times: 3 }, 'Ines commented 3 times on paragraphs of “Bread”'],
  ['remark', ines, 'Ines commented on a paragraph of “Bread”'],
  ['reply', { ...ines, times: 2 }, 'Ines answered your comment twice on “Bread”'],
  ['mention', ines, 'Ines mentioned you in a comment on “Bread”'],
  ['mention', { ...ines, times: 2 }, 'Ines mentioned you twice in comments on “Bread”'],
  ['held', { ...ines, times: 2 }, '2 comments by Ines wait for approval: “Bread”'],
  ['scheduled', {}, 'The time has come for your scheduled post “Bread”'],
  ['held', { decision: 'approved' }, 'Your comment on “Bread” was approved'],
  ['held', { decision: 'rejected' }, 'Your comment on “Bread” was not approved'],
  ['held', { decision: 'hidden' }, 'Your comment on “Bread” was hidden'],
  ['held', { decision: 'removed' }, 'Your comment on “Bread” was removed'],
  ['scheduled', { decision: 'published' }, 'Your scheduled post “Bread” was published'],
  ['scheduled', { decision: 'notPublished' }, 'Your scheduled post “Bread” was not published'],
  ['decision', { decision: 'unpublished' }, 'Your post “Bread” was unpublished'],
  ['decision', { decision: 'allowed' }, 'Your post “Bread” may be published again'],
  ['decision', { decision: 'removed' }, 'Your post “Bread” was deleted'],
  ['decision', { decision: 'removed', subject: { title: '', url: '' } }, 'Your post was deleted'],
  ['decision', { decision: 'hidden' }, 'Your heading “Bread” is no longer public'],
  [
    'decision',
    { decision: 'restricted', subject: { title: '', url: '' } },
    'A moderator has restricted what you may write',
  ],
  [
    'decision',
    { decision: 'lifted', subject: { title: '', url: '' } },
    'A moderator has lifted a restriction of your account',
  ],
];

test.each(cases)('%s %j', (kind, told, expected) => {
  expect(sentence(kind, told)).toBe(expected);
});
