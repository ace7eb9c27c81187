import { type Methods, reads, unseen } from '../../testing/portMethod';

const silenced = { userId: 'user-5', postId: 'post-9', threadId: null };
const reason = 'rows that exist stay, and pages are the same for everybody';

export const silenceMethods: Methods<'silences'> = {
  silences: {
    put: unseen(reason, async ({ silences }) => silences.put({ ...silenced, createdAt: 1 })),
    ofPost: reads(async ({ silences }) =>
      silences.ofPost({ userId: 'user-5', postId: 'post-9', take: 20 }),
    ),
    remove: unseen(reason, async ({ silences }) => silences.remove(silenced)),
  },
};
