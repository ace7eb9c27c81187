import type { EndpointCases } from './endpointCase';

const likesOff = { choices: { likes: { site: false, letter: 'never' } } };

export const notificationCases = {
  listNotifications: {
    works: ({ author }) => author.client.ok('listNotifications', { query: { view: 'answers' } }),
  },
  seeNotifications: {
    works: ({ author }) => author.client.ok('seeNotifications', { body: {} }),
    fails: [
      [
        'a time that is none',
        400,
        ({ author }) => author.client.refused('seeNotifications', { body: { until: 'soon' } }),
      ],
      [
        'a time with ids',
        422,
        ({ author }) =>
          author.client.refused('seeNotifications', {
            body: { until: '2026-01-01T00:00:00.000Z', ids: [] },
          }),
      ],
      [
        'more ids than it takes',
        400,
        ({ author }) =>
          author.client.refused('seeNotifications', { body: { ids: Array(101).fill('id') } }),
      ],
    ],
  },
  streamUnseen: {
    async works({ author }) {
      const { body } = await author.client.call('streamUnseen', { query: {} });
      const reader = body?.getReader();
      const { value } = (await reader?.read()) ?? {};
      await reader?.cancel();
      return { success: true, message: new TextDecoder().decode(value) };
    },
  },
  listPeople: {
    works: ({ author }) => author.client.ok('listPeople', { query: { startsWith: 're' } }),
  },
  readChoices: {
    works: ({ reader }) => reader.client.ok('readChoices', {}),
  },
  saveChoices: {
    works: ({ reader }) => reader.client.ok('saveChoices', { body: likesOff }),
    fails: [
      [
        'an unknown kind',
        422,
        ({ reader }) =>
          reader.client.refused('saveChoices', {
            body: { choices: { weather: { site: true, letter: 'now' } } },
          }),
      ],
      [
        'an hour that is none',
        422,
        ({ reader }) => reader.client.refused('saveChoices', { body: { digestHour: 24 } }),
      ],
      [
        'half an hour',
        400,
        ({ reader }) => reader.client.refused('saveChoices', { body: { digestHour: 7.5 } }),
      ],
      [
        'an unknown period',
        422,
        ({ reader }) =>
          reader.client.refused('saveChoices', {
            body: { choices: { likes: { site: true, letter: 'hourly' } } },
          }),
      ],
    ],
  },
} satisfies Partial<EndpointCases>;
