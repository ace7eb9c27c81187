import { createApi } from '@server/createApi';
import { expect, test } from 'vitest';
import { publishDue } from './posts/publishDue';
import { createClient } from './testing/createClient';
import { changedBody, contentOf, createScenario, postBody } from './testing/createScenario';
import { eachSeed } from './testing/eachSeed';

/** Numbers below `most` in an order that the seed decides. */
function createDice(seed: number) {
  let state = seed * 7919;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const url = 'planned';
const second = 1000;

/** A draft of an author who uses two processes. */
async function createDraft(seed: number) {
  const { api, author } = await createScenario({ seed });
  const { newBlog } = await author.client.ok('createPost', {
    body: postBody({ url, isPublished: false }),
  });
  const elsewhere = createClient(createApi(api.ports));
  for (const name of author.client.cookies.names())
    elsewhere.cookies.set(name, author.client.cookies.get(name) ?? '');
  const outcomes: unknown[] = [];
  const { publication, ...data } = api.ports.data;
  api.ports.data = {
    ...data,
    publication: {
      ...publication,
      async carryOut(...given) {
        const outcome = await publication.carryOut(...given);
        outcomes.push(outcome);
        return outcome;
      },
    },
  };
  return { api, clients: [author.client, elsewhere], params: { id: newBlog._id }, outcomes };
}

type Draft = Awaited<ReturnType<typeof createDraft>>;

/** What an author, and the sweep of each process, can do with the draft. */
const acts = {
  publish: ({ params }, client) => client.call('publishPost', { params, body: {} }),
  plan: ({ api, params }, client) => {
    const publishAt = new Date(api.clock.now() + second).toISOString();
    return client.call('publishPost', { params, body: { publishAt } });
  },
  takeBack: ({ params }, client) => client.call('unschedulePost', { params }),
  empty: ({ params }, client) => {
    const body = changedBody({ url, metaDescription: '', content: contentOf('') });
    return client.call('updatePost', { params, body });
  },
  undescribe: ({ params }, client) =>
    client.call('updatePost', { params, body: changedBody({ url, metaDescription: '' }) }),
  edit: ({ params }, client) =>
    client.call('updatePost', { params, body: changedBody({ url, seoKeywords: 'hills' }) }),
  sweep: ({ api }) => publishDue(api.ports),
} satisfies Record<
  string,
  (draft: Draft, client: Draft['clients'][number]) => Promise<Response | undefined | void>
>;

type Act = keyof typeof acts;

/** Three calls at once, which meet on the same post. */
const rounds: readonly (readonly Act[])[] = [
  ['plan'],
  ['sweep', 'empty', 'sweep'],
  ['edit', 'plan', 'takeBack'],
  ['sweep', 'undescribe', 'takeBack'],
  ['edit', 'plan'],
  ['publish', 'takeBack', 'empty'],
  ['publish', 'undescribe', 'sweep'],
  ['edit', 'publish', 'takeBack'],
  ['takeBack', 'empty', 'sweep'],
];

test('random schedules on two processes publish what is complete, once', () =>
  // Each seed also chooses other calls.
  eachSeed(16, async (seed) => {
    const draft = await createDraft(seed);
    const { api, clients, params, outcomes } = draft;
    const roll = createDice(seed);
    let isTold = false;
    for (const round of rounds) {
      // The planned time of the last round has come.
      api.clock.advance(2 * second);
      const chosen = round.filter((_, at) => at === 0 || roll(4) > 0);
      const answers = await Promise.all(
        chosen.map(async (act) => {
          const client = clients[roll(2)] ?? clients[0];
          const answer = client && (await acts[act](draft, client));
          return { act, status: answer?.status ?? 200 };
        }),
      );
      const post = await api.data.posts.byId(params.id);
      if (!post) throw new Error('The post is gone.');
      isTold ||= outcomes.includes('published');
      isTold ||= answers.some(({ act, status }) => act === 'publish' && status === 200);
      expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([]);
      const isRefused = answers.some(({ act, status }) => act === 'takeBack' && status === 409);
      const isComplete = post.metaDescription !== '' && post.content !== contentOf('');
      const faults = {
        'told that it is published, and is not': (isTold || isRefused) && !post.isPublished,
        'published with a planned time': post.isPublished && post.publishAt !== null,
        'published and incomplete': post.isPublished && !isComplete,
      };
      expect(Object.entries(faults).filter(([, isFault]) => isFault)).toEqual([]);
    }
    expect(outcomes.filter((outcome) => outcome === 'published').length).toBeLessThanOrEqual(1);
    expect(api.reported).toEqual([]);
  }));
