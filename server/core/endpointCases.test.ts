import { endpoints } from '@contract/endpoints';
import { describe, expect, test } from 'vitest';
import { createScenario } from './testing/createScenario';
import { accountCases } from './testing/endpointCases/accountCases';
import type { EndpointCase, EndpointCases } from './testing/endpointCases/endpointCase';
import { postCases } from './testing/endpointCases/postCases';
import { profileCases } from './testing/endpointCases/profileCases';
import { resourceCases } from './testing/endpointCases/resourceCases';
import { socialCases } from './testing/endpointCases/socialCases';

/** Keyed by every call of the contract: one without a story does not compile. */
const stories: EndpointCases = {
  ...accountCases,
  ...postCases,
  ...profileCases,
  ...resourceCases,
  ...socialCases,
};

const all: [string, EndpointCase][] = Object.entries(stories);

test('no story is told of a call that is not there', () => {
  expect(Object.keys(stories).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

describe.each(all)('%s', (_, { works, fails }) => {
  test('answers in the contract’s shape', async () => {
    const scenario = await createScenario();
    await expect(works(scenario)).resolves.not.toThrow();
    await scenario.api.settled();
    expect(scenario.api.reported).toEqual([]);
  });

  test.each(fails)('refuses %s with %i and says why', async (_, status, call) => {
    const scenario = await createScenario();
    const refused = await call(scenario);
    expect(refused.status).toBe(status);
    expect(refused.message).toMatch(/^\S.{5,}/);
    expect(scenario.api.reported).toEqual([]);
  });
});
