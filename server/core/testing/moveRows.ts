import type { Client } from './createClient';
import { postBody } from './createScenario';
import { remotePicture } from './createTestPorts';

const verified = ['author', 'reader', 'moderator', 'admin'] as const;
const moved = { url: 'new', moveId: 'a-move' };

/** Who may move posts here, for the table of permissions. */
export const moveRows = [
  [
    'import a picture of another site',
    verified,
    (c: Client) => c.call('importResource', { body: { url: remotePicture } }),
  ],
  [
    'move a post to another user',
    ['admin'],
    (c: Client) => c.call('createPost', { body: postBody({ ...moved, authorId: 'user-someone' }) }),
  ],
] as const;
