import { stopToken } from '../../emails/stopTokens';
import { findEmailToken } from '../findEmailToken';
import type { EndpointCases } from './endpointCase';

const body = { email: 'eva@example.com' };
const unknown = { params: { token: 'unknown' } };

export const subscriberCases = {
  subscribe: {
    works: ({ visitor }) => visitor.ok('subscribe', { body }),
    fails: [
      [
        'an invalid address',
        422,
        ({ visitor }) => visitor.refused('subscribe', { body: { email: 'eva' } }),
      ],
      ['no address', 422, ({ visitor }) => visitor.refused('subscribe', { body: {} })],
      [
        'an unknown author',
        404,
        ({ visitor }) => visitor.refused('subscribe', { body: { ...body, authorId: 'none' } }),
      ],
    ],
  },
  confirmSubscription: {
    works: async ({ visitor, api }) => {
      await visitor.ok('subscribe', { body });
      await api.settled();
      const subject = 'Confirm that you want new posts by e-mail';
      const token = findEmailToken(api.mail.outbox, subject);
      return visitor.ok('confirmSubscription', { params: { token } });
    },
  },
  stopLetters: { works: ({ visitor }) => visitor.ok('stopLetters', unknown) },
  resumeLetters: {
    works: async ({ visitor, api, reader: { user } }) => {
      const stop = { userId: user.id, period: 'daily', kinds: ['reply'] } as const;
      const params = { token: await stopToken(api.ports, stop) };
      const { resume } = await visitor.ok('stopLetters', { params });
      return visitor.ok('resumeLetters', { params: { token: resume ?? '' } });
    },
    fails: [['an unknown link', 404, ({ visitor }) => visitor.refused('resumeLetters', unknown)]],
  },
  listSubscribers: {
    works: ({ author }) => author.client.ok('listSubscribers', { query: {} }),
  },
  exportSubscribers: {
    works: ({ admin }) => admin.client.call('exportSubscribers', {}),
  },
} satisfies Partial<EndpointCases>;
