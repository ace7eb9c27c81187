import { changes, type Methods, reads } from '../../testing/portMethod';
import { logRow, restrictionRow } from '../../testing/rows';

const page = { skip: 20, take: 20 };

export const restrictionMethods: Methods<'restrictions'> = {
  restrictions: {
    insert: changes(async ({ restrictions }) =>
      restrictions.insert(
        restrictionRow('new', { userId: 'user-8' }),
        logRow('restricted', { actorId: 'admin' }),
      ),
    ),
    list: reads(async ({ restrictions }) => restrictions.list({ ...page, userId: 'user-8' })),
    listActive: reads(async ({ restrictions }) => restrictions.listActive({ ...page, now: 1 })),
    countPeople: reads(async ({ restrictions }) => restrictions.countPeople(1)),
    active: reads(async ({ restrictions }) =>
      restrictions.active({ userId: 'user-8', kind: 'comment', now: 1 }),
    ),
    remove: changes(async ({ restrictions }) =>
      restrictions.remove({ id: 'new', userId: 'user-8' }, logRow('lifted', { actorId: 'admin' })),
    ),
  },
};
