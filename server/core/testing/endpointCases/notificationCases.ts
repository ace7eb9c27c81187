import type { Scenario } from '../createScenario';
import { newestComment } from '../createScenario';
import type { EndpointCases } from './endpointCase';

const likesOff = { choices: { likes: { site: false, letter: 'never' } } };

const noPost = { params: { id: 'none' } };
const noThread = { params: { commentId: 'none' } };
const post = ({ postId }: Scenario) => ({ params: { id: postId } });

async function thread(scenario: Scenario) {
  const body = { blogId: scenario.postId, comment: 'Hello.' };
  await scenario.reader.client.ok('addComment', { body });
  return { params: { commentId: await newestComment(scenario) } };
}

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
  silencePost: {
    works: (scenario) => scenario.reader.client.ok('silencePost', post(scenario)),
    fails: [['no such post', 404, ({ reader }) => reader.client.refused('silencePost', noPost)]],
  },
  unsilencePost: {
    works: (scenario) => scenario.reader.client.ok('unsilencePost', post(scenario)),
    fails: [['no such post', 404, ({ reader }) => reader.client.refused('unsilencePost', noPost)]],
  },
  silenceThread: {
    works: async (scenario) => scenario.reader.client.ok('silenceThread', await thread(scenario)),
    fails: [
      ['no such comment', 404, ({ reader }) => reader.client.refused('silenceThread', noThread)],
    ],
  },
  unsilenceThread: {
    works: async (scenario) => scenario.reader.client.ok('unsilenceThread', await thread(scenario)),
    fails: [
      ['no such comment', 404, ({ reader }) => reader.client.refused('unsilenceThread', noThread)],
    ],
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
