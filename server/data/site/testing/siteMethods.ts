import { changes, type Methods, reads } from '../../testing/portMethod';
import { siteSettings } from '../../testing/siteSettings';

export const siteMethods: Methods<'site'> = {
  site: {
    read: reads(async ({ site }) => site.read()),
    update: changes(async ({ site }) => site.update(siteSettings({ name: 'The Cove' }), 'admin')),
  },
};
