import { changes, type Methods, reads } from '../../testing/portMethod';

const page = { skip: 20, take: 20 };
const versions = { postId: 'post-9', publicOnly: true };

export const revisionMethods: Methods<'revisions'> = {
  revisions: {
    list: reads(async ({ revisions }) => revisions.list({ ...page, ...versions })),
    read: reads(async ({ revisions }) => revisions.read({ ...versions, number: 1 })),
    nearest: reads(async ({ revisions }) => revisions.nearest({ ...versions, since: 1 })),
    areSmall: reads(async ({ revisions }) =>
      revisions.areSmall({ postId: 'post-9', after: 1, until: 3 }),
    ),
    clear: changes(async ({ revisions }) =>
      revisions.clear({ postId: 'post-49', number: 1, by: 'user-5' }),
    ),
  },
};
