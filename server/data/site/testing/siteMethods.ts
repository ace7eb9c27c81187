import { type Methods, reads, unseen } from '../../testing/portMethod';

export const siteMethods: Methods<'site'> = {
  site: {
    read: reads(async ({ site }) => site.read()),
    update: unseen('visitors see no settings', async ({ site }) =>
      site.update({ holding: 'new', version: 0 }, 'admin'),
    ),
  },
};
