import { type Methods, reads, unseen } from '../../testing/portMethod';
import { resourceRow } from '../../testing/rows';

export const fileMethods: Methods<'resources' | 'storedFiles'> = {
  resources: {
    insert: unseen('a post shows a file by its address', async ({ resources }) =>
      resources.insert(resourceRow('new', { ownerId: 'user-5' })),
    ),
    claim: unseen('a post shows a file by its address', async ({ resources }) =>
      resources.claim({ ids: ['new'], ownerId: 'user-5', postId: 'post-49' }),
    ),
    sweep: unseen('no post refers to the files', async ({ resources }) => resources.sweep(0)),
  },
  storedFiles: {
    siteId: reads(async ({ storedFiles }) => storedFiles.siteId()),
    findUsed: reads(async ({ storedFiles }) =>
      storedFiles.findUsed([{ name: 'a.webp', url: '/files/a.webp' }]),
    ),
  },
};
