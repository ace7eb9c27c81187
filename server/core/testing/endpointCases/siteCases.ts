import type { Scenario } from '../createScenario';
import type { EndpointCases } from './endpointCase';

const reader = { params: { id: 'user-reader' } };
const unknown = { params: { id: 'unknown' } };
const restriction = { kind: 'comment', reason: 'Advertising' } as const;
const ofReader = { ...reader, body: restriction };
const ofPost = ({ postId }: Scenario) => ({ params: { id: postId } });
const invitation = { body: { email: 'eve@elsewhere.example' } } as const;
const settings = { body: { version: 0, holding: 'all' } } as const;

/** A restriction of the reader. */
async function restricted({ admin }: Scenario) {
  const added = await admin.client.ok('addRestriction', ofReader);
  return { params: { id: 'user-reader', restrictionId: added.restriction._id } };
}

/** The author's post after a moderator unpublished it. */
async function withheld({ admin, reader, postId }: Scenario) {
  const body = { kind: 'post', subjectId: postId, reason: 'spam' } as const;
  await reader.client.ok('addReport', { body });
  const { reports } = await admin.client.ok('listReports', { query: {} });
  const decision = { decision: 'upheld', action: 'hide', reason: 'Advertising' } as const;
  await admin.client.ok('decideReport', { params: { id: reports[0]?._id ?? '' }, body: decision });
}

export const siteCases = {
  readSite: { works: ({ visitor }) => visitor.ok('readSite', {}) },
  readSiteState: { works: ({ admin }) => admin.client.ok('readSiteState', {}) },
  updateSite: {
    works: ({ admin }) => admin.client.ok('updateSite', settings),
    fails: [
      [
        'an older version',
        409,
        async ({ admin }) => {
          await admin.client.ok('updateSite', settings);
          return admin.client.refused('updateSite', settings);
        },
      ],
    ],
  },
  countRead: {
    works: ({ visitor, postId }) =>
      visitor.ok('countRead', { body: { postId, part: 'read', host: 'news.example' } }),
  },
  readPostNumbers: {
    works: (scene) =>
      scene.author.client.ok('readPostNumbers', { ...ofPost(scene), query: { days: '7' } }),
    fails: [
      [
        'no such post',
        404,
        ({ author }) => author.client.refused('readPostNumbers', { ...unknown, query: {} }),
      ],
    ],
  },
  readOwnNumbers: { works: ({ author }) => author.client.ok('readOwnNumbers', { query: {} }) },
  readSiteNumbers: { works: ({ admin }) => admin.client.ok('readSiteNumbers', { query: {} }) },
  createInvite: {
    works: ({ admin }) => admin.client.ok('createInvite', invitation),
    fails: [
      [
        'no address',
        422,
        ({ admin }) => admin.client.refused('createInvite', { body: { email: 'nobody' } }),
      ],
      [
        'the address of a member',
        409,
        ({ admin, reader: { user } }) =>
          admin.client.refused('createInvite', { body: { email: user.email } }),
      ],
    ],
  },
  listInvites: { works: ({ admin }) => admin.client.ok('listInvites', { query: {} }) },
  removeInvite: {
    works: async ({ api, admin: { client } }) => {
      const { invite } = await client.ok('createInvite', invitation);
      // The e-mail is sent first.
      await api.settled();
      return client.ok('removeInvite', { params: { id: invite._id } });
    },
    fails: [
      ['no such invitation', 404, ({ admin }) => admin.client.refused('removeInvite', unknown)],
    ],
  },
  addRestriction: {
    works: ({ admin }) => admin.client.ok('addRestriction', ofReader),
    fails: [
      [
        'oneself',
        403,
        ({ admin }) =>
          admin.client.refused('addRestriction', { ...ofReader, params: { id: 'user-admin' } }),
      ],
      [
        'no reason',
        422,
        ({ admin }) =>
          admin.client.refused('addRestriction', { ...reader, body: { kind: 'post' } }),
      ],
      [
        'an end in the past',
        422,
        ({ admin }) => {
          const until = '2020-01-01T00:00:00.000Z';
          return admin.client.refused('addRestriction', {
            ...reader,
            body: { ...restriction, until },
          });
        },
      ],
      [
        'no such account',
        404,
        ({ admin }) => admin.client.refused('addRestriction', { ...unknown, body: restriction }),
      ],
    ],
  },
  listRestricted: {
    works: ({ admin }) => admin.client.ok('listRestricted', { query: {} }),
  },
  listRestrictions: {
    works: ({ reader: { client } }) => client.ok('listRestrictions', { ...reader, query: {} }),
    fails: [
      [
        'no such account',
        404,
        ({ admin }) => admin.client.refused('listRestrictions', { ...unknown, query: {} }),
      ],
    ],
  },
  liftRestriction: {
    works: async (scenario) =>
      scenario.admin.client.ok('liftRestriction', await restricted(scenario)),
    fails: [
      [
        'another restriction',
        404,
        ({ admin }) =>
          admin.client.refused('liftRestriction', {
            params: { id: 'user-reader', restrictionId: 'none' },
          }),
      ],
    ],
  },
  closeComments: {
    works: (scenario) => scenario.author.client.ok('closeComments', ofPost(scenario)),
    fails: [['no such post', 404, ({ admin }) => admin.client.refused('closeComments', unknown)]],
  },
  openComments: {
    works: (scenario) => scenario.author.client.ok('openComments', ofPost(scenario)),
    fails: [['no such post', 404, ({ admin }) => admin.client.refused('openComments', unknown)]],
  },
  listWithheld: {
    works: async (scene) => {
      await withheld(scene);
      return scene.admin.client.ok('listWithheld', { query: {} });
    },
  },
  allowPost: {
    works: async (scene) => {
      await withheld(scene);
      return scene.admin.client.ok('allowPost', ofPost(scene));
    },
    fails: [
      [
        'a post that no moderator has unpublished',
        409,
        (scene) => scene.admin.client.refused('allowPost', ofPost(scene)),
      ],
      ['no such post', 404, ({ admin }) => admin.client.refused('allowPost', unknown)],
    ],
  },
} satisfies EndpointCases<
  | 'readSite'
  | 'readSiteState'
  | 'updateSite'
  | 'countRead'
  | 'readPostNumbers'
  | 'readOwnNumbers'
  | 'readSiteNumbers'
  | 'createInvite'
  | 'listInvites'
  | 'removeInvite'
  | 'addRestriction'
  | 'listRestricted'
  | 'listRestrictions'
  | 'liftRestriction'
  | 'closeComments'
  | 'openComments'
  | 'allowPost'
  | 'listWithheld'
>;
