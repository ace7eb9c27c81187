import { expect, test } from 'vitest';
import type { Client } from './testing/createClient';
import { createScenario, type Person, type Scenario } from './testing/createScenario';

type Read = (client: Client, scenario: Scenario) => Promise<Response>;

/** The calls whose answers contain other accounts. */
const reads: Readonly<Record<string, Read>> = {
  home: async (client) => client.call('readHome', {}),
  'list of posts': async (client) => client.call('listPosts', { query: {} }),
  'search of posts': async (client) => client.call('searchPosts', { body: { tagsearch: 'walk' } }),
  post: async (client, { postUrl }) =>
    client.call('readPost', { params: { url: postUrl }, body: {} }),
  versions: async (client, { postId }) =>
    client.call('listRevisions', { params: { id: postId }, query: {} }),
  version: async (client, { postId }) =>
    client.call('readRevision', { params: { id: postId, number: '1' } }),
  changes: async (client, { postId }) =>
    client.call('listChanges', { params: { id: postId }, query: { since: 1 } }),
  summary: async (client, { postId }) => client.call('summarisePost', { params: { id: postId } }),
  comments: async (client, { postId }) =>
    client.call('listComments', { params: { blogId: postId }, query: {} }),
  likes: async (client, { postId }) => client.call('readLikes', { body: { postId } }),
  'state of a follow': async (client, { author }) =>
    client.call('readFollow', { body: { authId: author.user.id } }),
  followers: async (client) => client.call('listFollowers', { query: {} }),
  'followed authors': async (client) => client.call('listFollowing', { query: {} }),
  profile: async (client) =>
    client.call('readProfile', { params: { username: 'author' }, body: {} }),
  'list of users': async (client) => client.call('listUsers', { query: {} }),
  'list of messages': async (client) => client.call('listContact', { query: {} }),
  'list of letters': async (client) => client.call('listLetters', { query: {} }),
  'search of users': async (client) =>
    client.call('searchUsers', { query: { searchTerm: 'author@' } }),
};

/** The author and the reader follow each other, and both like and comment. */
async function createCommunity() {
  const scenario = await createScenario();
  const { author, reader, postId } = scenario;
  const meet = async ({ client }: Person, other: Person) => {
    await client.ok('followAuthor', { body: { authId: other.user.id } });
    await client.ok('likePost', { params: { postId } });
    await client.ok('addComment', { body: { blogId: postId, comment: 'Well said.' } });
  };
  await meet(author, reader);
  await meet(reader, author);
  return scenario;
}

test.each(Object.entries(reads))(
  'neither a visitor nor another member finds a hidden address in: %s',
  async (_, read) => {
    const scenario = await createCommunity();
    for (const client of [scenario.visitor, scenario.reader.client, scenario.newbie.client]) {
      const text = await (await read(client, scenario)).text();
      expect(text).not.toContain(scenario.author.user.email);
    }
  },
);

test('a visitor finds no shown address on an open profile either', async () => {
  const scenario = await createCommunity();
  const { admin, author, visitor } = scenario;
  await admin.client.ok('updateSite', { body: { version: 0, authorPages: 'everybody' } });
  await scenario.api.changeUser(author.user.id, { showsEmail: true });
  const answer = await visitor.call('readProfile', { params: { username: 'author' }, body: {} });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain(author.user.email);
});

test('a member who shows the address shows it on the profile only', async () => {
  const scenario = await createCommunity();
  await scenario.api.changeUser(scenario.author.user.id, { showsEmail: true });
  const found: string[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const text = await (await read(scenario.reader.client, scenario)).text();
    if (text.includes(scenario.author.user.email)) found.push(name);
  }
  expect(found).toEqual(['profile']);
});
