import { changes, type Methods, reads, unseen } from '../../testing/portMethod';
import { commentRow, logRow } from '../../testing/rows';

const page = { skip: 20, take: 20 };
const hidden = { state: 'hidden', stateReason: 'Spam' } as const;

export const moderationMethods: Methods<'reports' | 'moderation'> = {
  reports: {
    insert: changes(async ({ reports }) =>
      reports.insert(
        { subjectId: 'new', reporterId: 'user-5', reason: 'spam', text: '', createdAt: 1 },
        { kind: 'post', postId: 'post-9', commentId: null, profileId: null, headingId: null },
      ),
    ),
    list: reads(async ({ reports }) => reports.list({ ...page, state: 'open', by: 'admin' })),
    pending: reads(async ({ reports }) => reports.pending('admin')),
    byId: reads(async ({ reports }) => reports.byId('new')),
    byIds: reads(async ({ reports }) => reports.byIds(['new'])),
    decide: changes(async ({ reports, comments }) => {
      await comments.insert(commentRow('reported', { postId: 'post-9', authorId: 'user-5' }));
      await reports.insert(
        { subjectId: 'third', reporterId: 'user-8', reason: 'spam', text: '', createdAt: 1 },
        { kind: 'comment', postId: null, commentId: 'reported', profileId: null, headingId: null },
      );
      const decision = { state: 'upheld', action: 'hide', reason: 'Spam' } as const;
      await reports.decide('third', decision, [logRow('report', { actorId: 'admin' })]);
    }),
    undo: changes(async ({ reports, comments }) => {
      await comments.insert(commentRow('back', { postId: 'post-9', authorId: 'user-5' }));
      await reports.insert(
        { subjectId: 'fourth', reporterId: 'user-8', reason: 'spam', text: '', createdAt: 1 },
        { kind: 'comment', postId: null, commentId: 'back', profileId: null, headingId: null },
      );
      const decision = { state: 'upheld', action: 'hide', reason: 'Spam' } as const;
      await reports.decide('fourth', decision, [logRow('made', { actorId: 'admin' })]);
      return reports.undo({ id: 'fourth', since: 0 }, logRow('undone', { actorId: 'admin' }));
    }),
    sweep: unseen('visitors see no reports', async ({ reports }) => reports.sweep(2)),
  },
  moderation: {
    setRole: unseen('visitors see no roles', async ({ moderation }) =>
      moderation.setRole({ id: 'user-9', role: 'moderator' }, logRow('role', { actorId: 'admin' })),
    ),
    decide: changes(async ({ moderation }) =>
      moderation.decide('liked', hidden, logRow('hidden', { actorId: 'user-1' })),
    ),
    decideAll: changes(async ({ moderation, comments }) => {
      await comments.insert(commentRow('second', { postId: 'post-9', authorId: 'user-5' }));
      await moderation.decideAll('user-5', hidden, logRow('all', { actorId: 'user-9' }));
    }),
    closeComments: changes(async ({ moderation }) =>
      moderation.closeComments(
        { postId: 'post-9', isClosed: true },
        logRow('closed', { actorId: 'admin' }),
      ),
    ),
    allow: changes(async ({ moderation }) => {
      const withheld = { id: 'post-9', reason: 'Spam' };
      await moderation.withhold(withheld, logRow('withheld', { actorId: 'admin' }));
      await moderation.allow('post-9', logRow('allowed', { actorId: 'admin' }));
    }),
    withhold: changes(async ({ moderation }) =>
      moderation.withhold(
        { id: 'post-9', reason: 'Spam' },
        logRow('unpublished', { actorId: 'admin' }),
      ),
    ),
    withheld: reads(async ({ moderation }) => moderation.withheld(page)),
    held: reads(async ({ moderation }) => {
      await moderation.held({ ...page, by: 'user-9' });
      await moderation.held({ ...page, by: 'user-1', postsOf: 'user-1' });
    }),
    pending: reads(async ({ moderation }) => {
      await moderation.pending({ by: 'user-9' });
      await moderation.pending({ by: 'user-1', postsOf: 'user-1' });
    }),
    about: reads(async ({ moderation }) => moderation.about(['user-5', 'user-8'])),
    log: reads(async ({ moderation }) => moderation.log(page)),
    sweep: unseen('visitors see no log', async ({ moderation }) => moderation.sweep(2)),
  },
};
