import { type Methods, reads, unseen } from '../../testing/portMethod';

export const clientIdMethods: Methods<'clientIds'> = {
  clientIds: {
    find: reads(async ({ clientIds }) =>
      clientIds.find({ userId: 'user-5', call: 'addComment', clientId: 'key-0001' }),
    ),
    sweep: unseen('pages show no idempotency keys', async ({ clientIds }) => clientIds.sweep(0)),
  },
};
