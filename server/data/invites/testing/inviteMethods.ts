import { type Methods, reads, unseen } from '../../testing/portMethod';
import { inviteRow, logRow } from '../../testing/rows';

const onlyAdmins = 'only administrators see invitations';

export const inviteMethods: Methods<'invites'> = {
  invites: {
    put: unseen(onlyAdmins, async ({ invites }) =>
      invites.put(inviteRow('invite'), logRow('invited', { actorId: 'admin' }), {
        letters: [],
        tokens: [],
      }),
    ),
    byHash: reads(async ({ invites }) => invites.byHash('hash of invite')),
    list: reads(async ({ invites }) => invites.list({ skip: 20, take: 20 })),
    sweep: unseen(onlyAdmins, async ({ invites }) => invites.sweep(3)),
    remove: unseen(onlyAdmins, async ({ invites }) =>
      invites.remove('invite', logRow('uninvited', { actorId: 'admin' })),
    ),
  },
};
