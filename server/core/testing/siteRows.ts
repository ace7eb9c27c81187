import type { Client } from './createClient';
import type { Scenario } from './createScenario';
import { password } from './createTestApi';
import { addSitePage, sitePageBody } from './endpointCases/sitePageCases';

const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;
const moderators = ['moderator', 'admin'] as const;
const someone = { id: 'user-someone' };
const restriction = { kind: 'comment', reason: 'Advertising' } as const;
type Scene = Pick<Scenario, 'admin' | 'postId'>;
const ofPost = ({ postId }: Scene) => ({ params: { id: postId } });

/** Who sets the rules of the site and of accounts, for the table of permissions. */
export const siteRows = [
  ['read the state of the site', ['admin'], (c: Client) => c.call('readSiteState', {})],
  ['read the settings', ['visitor', ...members], (c: Client) => c.call('readSite', {})],
  [
    'save the settings',
    ['admin'],
    (c: Client) => c.call('updateSite', { body: { version: 0, holding: 'all' } }),
  ],
  ['read the list of pages', ['admin'], (c: Client) => c.call('listSitePages', {})],
  [
    'read a page of the site',
    ['visitor', ...members],
    async (c: Client, scene: Scene) => {
      const { slug } = await addSitePage(scene);
      return c.call('readSitePage', { params: { slug }, query: {} });
    },
  ],
  [
    'write a page of the site',
    ['admin'],
    (c: Client) => c.call('createSitePage', { body: sitePageBody }),
  ],
  [
    'change a page of the site',
    ['admin'],
    async (c: Client, scene: Scene) => {
      const { _id: id, version } = await addSitePage(scene);
      return c.call('updateSitePage', { params: { id }, body: { ...sitePageBody, version } });
    },
  ],
  [
    'delete a page of the site',
    ['admin'],
    async (c: Client, scene: Scene) => {
      const { _id: id } = await addSitePage(scene);
      return c.call('removeSitePage', { params: { id } });
    },
  ],
  [
    'read how often all posts were read',
    ['admin'],
    (c: Client) => c.call('readSiteNumbers', { query: {} }),
  ],
  [
    'read how often the author’s post was read',
    ['author', 'admin'],
    (c: Client, scene: Scene) => c.call('readPostNumbers', { ...ofPost(scene), query: {} }),
  ],
  [
    'read how often own posts were read',
    members,
    (c: Client) => c.call('readOwnNumbers', { query: {} }),
  ],
  [
    'count a read',
    ['blocked', 'visitor', ...members],
    (c: Client, { postId }: Scene) =>
      c.call('countRead', { body: { postId, part: 'read', host: '' } }),
  ],
  [
    'invite somebody',
    ['admin'],
    (c: Client) => c.call('createInvite', { body: { email: 'eve@elsewhere.example' } }),
  ],
  ['read the own passkeys', members, (c: Client) => c.call('listPasskeys', {})],
  [
    'start a passkey',
    ['author', 'reader', ...moderators],
    (c: Client) => c.call('startPasskey', { body: { password } }),
  ],
  ['read the invitations', ['admin'], (c: Client) => c.call('listInvites', { query: {} })],
  [
    'withdraw an invitation',
    ['admin'],
    async (c: Client, { admin }: Scene) => {
      const given = { body: { email: 'eve@elsewhere.example' } };
      const { invite } = await admin.client.ok('createInvite', given);
      return c.call('removeInvite', { params: { id: invite._id } });
    },
  ],
  [
    'restrict another account',
    moderators,
    (c: Client) => c.call('addRestriction', { params: someone, body: restriction }),
  ],
  [
    'see the restrictions of another account',
    moderators,
    (c: Client) => c.call('listRestrictions', { params: someone, query: {} }),
  ],
  [
    'see the restrictions of the author',
    ['author', ...moderators],
    (c: Client) => c.call('listRestrictions', { params: { id: 'user-author' }, query: {} }),
  ],
  [
    'lift a restriction of another account',
    moderators,
    async (c: Client, { admin }: Scene) => {
      const given = { params: someone, body: restriction };
      const { restriction: added } = await admin.client.ok('addRestriction', given);
      return c.call('liftRestriction', { params: { ...someone, restrictionId: added._id } });
    },
  ],
  [
    'close the comments of the author’s post',
    ['author', ...moderators],
    (c: Client, scene: Scene) => c.call('closeComments', ofPost(scene)),
  ],
  [
    'open the comments of the author’s post',
    ['author', ...moderators],
    (c: Client, scene: Scene) => c.call('openComments', ofPost(scene)),
  ],
  [
    'open comments that a moderator closed',
    moderators,
    async (c: Client, scene: Scene) => {
      await scene.admin.client.call('openComments', ofPost(scene));
      await scene.admin.client.ok('closeComments', ofPost(scene));
      return c.call('openComments', ofPost(scene));
    },
  ],
] as const;
