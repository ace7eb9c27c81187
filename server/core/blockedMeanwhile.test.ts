import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { createMemoryData, type MemoryData } from '@server/data/memory/memoryData';
import { readingMethods } from '@server/data/testing/portMethods';
import { aroundCalls } from '@server/lib/aroundCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScenario, type Person, type Scenario } from './testing/createScenario';
import { currentEnvironment, setEnvironment } from './testing/currentEnvironment';
import { allCases } from './testing/endpointCases/allCases';
import type { EndpointCase } from './testing/endpointCases/endpointCase';
import { memoryEnvironment, openMemoryDatabase } from './testing/memoryEnvironment';

const environment = currentEnvironment();
let memory: MemoryData = createMemoryData();

beforeAll(() =>
  setEnvironment({
    ...memoryEnvironment,
    openDatabase(options) {
      memory = createMemoryData();
      return openMemoryDatabase(memory, options);
    },
  }),
);
afterAll(() => setEnvironment(environment));

const rows = () =>
  Object.fromEntries(Object.entries(memory.tables).map(([name, table]) => [name, table.rows()]));

/** What can happen to an account after its rights were judged; false if it doesn't concern the account. */
const changes = {
  blocked: async (id: string) => memory.users.setBlocked(id, true),
  demoted: async (id: string) => {
    const { users } = memory.tables;
    const isOfStaff = (await memory.users.byId(id))?.role !== 'user';
    users.replace(users.rows().map((row) => (row.id === id ? { ...row, role: 'user' } : row)));
    return isOfStaff;
  },
} as const;

/** The rows of the login itself, which is done before the call is judged. */
const ofLogin = /^(sessions|devices|clientIds)\./;

/** Makes the change before the first method that writes; returns the rows right after it. */
function changeMeanwhile(
  { api, ...scenario }: Scenario,
  name: string,
  change: keyof typeof changes,
) {
  let actor: string | null = null;
  let before: ReturnType<typeof rows> | null = null;
  api.ports.data = aroundCalls(api.ports.data, async (call) => {
    const isWrite = !ofLogin.test(call.name) && !readingMethods.includes(call.name);
    if (actor !== null && isWrite) {
      const changed = actor;
      actor = null;
      if (await changes[change](changed)) before = structuredClone(rows());
    }
    return call.run();
  });
  const watch = ({ user, client }: Person): Person => ({
    user,
    client: {
      ...client,
      async ok(called, input) {
        actor = called === name ? user.id : null;
        return client.ok(called, input);
      },
    },
  });
  const { admin, author, reader, newbie } = scenario;
  const people = { author: watch(author), reader: watch(reader), newbie: watch(newbie) };
  return {
    scenario: { ...scenario, ...people, api, admin: watch(admin) },
    /** Null if nothing was written. */
    rowsBefore: () => before,
  };
}

const all: Readonly<Record<string, Endpoint>> = endpoints;
const cases: [string, EndpointCase][] = Object.entries(allCases).filter(
  ([name]) => all[name]?.needsSession,
);

async function expectUnchanged(
  [name, { works }]: [string, EndpointCase],
  change: keyof typeof changes,
) {
  const original = await createScenario();
  await original.api.settled();
  const { scenario, rowsBefore } = changeMeanwhile(original, name, change);
  await works(scenario).catch(() => undefined);
  await original.api.settled();
  // A call that has written nothing has changed nothing.
  expect(rows(), `after it was ${change}`).toEqual(rowsBefore() ?? rows());
}

test.each(cases)(
  '%s changes nothing if its account was blocked or demoted meanwhile',
  async (...one) => {
    await expectUnchanged(one, 'blocked');
    await expectUnchanged(one, 'demoted');
  },
);
