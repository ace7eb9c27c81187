import { changes, type Methods, reads, unseen } from '../../testing/portMethod';
import { at } from '../../testing/rows';

const page = { skip: 20, take: 20 };

export const notificationMethods: Methods<'notifications'> = {
  notifications: {
    list: reads(async ({ notifications }) => notifications.list({ ...page, userId: 'user-1' })),
    unseen: reads(async ({ notifications }) => notifications.unseen(['user-1', 'user-9'])),
    markSeen: changes(async ({ notifications }) =>
      notifications.markSeen({ userId: 'user-1', until: at(1) }),
    ),
    choices: reads(async ({ notifications }) => notifications.choices('user-5')),
    choose: changes(async ({ notifications }) =>
      notifications.choose([
        { userId: 'user-5', kind: 'likes', site: false, letter: 'never', changedAt: 1 },
      ]),
    ),
    digest: reads(async ({ notifications }) =>
      notifications.digest({
        userId: 'user-1',
        period: 'daily',
        defaults: ['comment'],
        since: 0,
        until: 1000,
        take: 20,
      }),
    ),
    storeDigests: unseen('visitors see no letters', async ({ notifications }) => {
      for (const period of ['now', 'daily'] as const) {
        const due = { period, defaults: ['comment'] as const, now: 1000, take: 100, siteZone: '' };
        await notifications.storeDigests({ ...due, slot: at(-6 * 60) });
        await notifications.storeDigests({ ...due, slot: at(0) });
        await notifications.storeDigests({ ...due, slot: at(0) });
      }
    }),
    switchLetters: unseen('visitors see no choices', async ({ notifications }) =>
      notifications.switchLetters({
        userId: 'user-5',
        kinds: ['comment'],
        from: 'daily',
        to: 'never',
        defaults: ['comment'],
        at: 2,
      }),
    ),
    sweep: unseen(
      'members see older rows that they have seen for half a year',
      async ({ notifications }) => notifications.sweep(1),
    ),
  },
};
