import { createApi } from '@server/createApi';
import { createMemoryData, type MemoryData } from '@server/data/memory/memoryData';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ports } from './ports';
import { createScenario } from './testing/createScenario';
import { currentEnvironment, setEnvironment } from './testing/currentEnvironment';
import { allCases } from './testing/endpointCases/allCases';
import type { EndpointCase } from './testing/endpointCases/endpointCase';
import { memoryEnvironment, openMemoryDatabase } from './testing/memoryEnvironment';

const environment = currentEnvironment();
let memory: MemoryData = createMemoryData();
/** What was answered, and to whom; '' to a visitor. */
let answers: { callerId: string; text: string }[] = [];

/** Whose session the cookies name. */
const callerOf = (cookies: string) =>
  memory.tables.sessions.rows().find(({ id }) => cookies.includes(id))?.userId ?? '';

function serve(ports: Ports) {
  const api = createApi(ports);
  return {
    request: async (path: string, init?: RequestInit) => {
      const before = callerOf(new Headers(init?.headers).get('Cookie') ?? '');
      const answer = await api.request(path, init);
      const callerId = before || callerOf(answer.headers.getSetCookie().join());
      // A stream does not end.
      const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
      if (!isStream) answers.push({ callerId, text: await answer.clone().text() });
      return answer;
    },
  };
}

beforeAll(() =>
  setEnvironment({
    ...memoryEnvironment,
    serve,
    openDatabase(options) {
      memory = createMemoryData();
      return openMemoryDatabase(memory, options);
    },
  }),
);
afterAll(() => setEnvironment(environment));

/** The roles of the people to whom a working case of the call has told the address of another account. */
async function findAddresses({ works }: EndpointCase, showsEmail: boolean) {
  const scenario = await createScenario();
  const { api, author, reader, newbie } = scenario;
  for (const { user } of [author, reader, newbie]) await api.changeUser(user.id, { showsEmail });
  answers = [];
  await works(scenario);
  const users = memory.tables.users.rows();
  const isTold = (callerId: string, text: string) =>
    users.some(({ id, email }) => id !== callerId && text.includes(email));
  const told = answers.filter(({ callerId, text }) => isTold(callerId, text));
  const roleOf = (callerId: string) => users.find(({ id }) => id === callerId)?.role ?? 'visitor';
  return [...new Set(told.map(({ callerId }) => roleOf(callerId)))];
}

const all: [string, EndpointCase][] = Object.entries(allCases);

/** To whom calls tell the address of another account. */
const told = [
  'listUsers: admin',
  'searchUsers: admin',
  // The link was sent to this address.
  'restoreEmail: visitor',
];

test.each([
  [false, []],
  [true, ['readProfile: user']],
])(
  'only administrators, and members on profiles, are told an address of another account; profiles show it: %s',
  async (showsEmail, onProfiles) => {
    const found: string[] = [];
    for (const [name, one] of all)
      for (const role of await findAddresses(one, showsEmail)) found.push(`${name}: ${role}`);
    expect(found.toSorted()).toEqual([...told, ...onProfiles].toSorted());
  },
);

test('a visitor finds no shown address on an open profile either', async () => {
  const { admin, author, visitor, api } = await createScenario();
  await admin.client.ok('updateSite', { body: { version: 0, authorPages: 'everybody' } });
  await api.changeUser(author.user.id, { showsEmail: true });
  const answer = await visitor.call('readProfile', { params: { username: 'author' }, body: {} });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain(author.user.email);
});
