import { endpoints } from '@contract/endpoints';
import { describe, expect, test } from 'vitest';
import { createWorld } from './testing/createScenario';
import { accountCalls } from './testing/endpointCases/accountCases';
import type { CallStories, CallStory } from './testing/endpointCases/endpointCase';
import { postCalls } from './testing/endpointCases/postCases';
import { profileCalls } from './testing/endpointCases/profileCases';
import { resourceCalls } from './testing/endpointCases/resourceCases';
import { socialCalls } from './testing/endpointCases/socialCases';

/** Keyed by every call of the contract: one without a story does not compile. */
const stories: CallStories = {
  ...accountCalls,
  ...postCalls,
  ...profileCalls,
  ...resourceCalls,
  ...socialCalls,
};

const all: [string, CallStory][] = Object.entries(stories);

test('no story is told of a call that is not there', () => {
  expect(Object.keys(stories).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

describe.each(all)('%s', (_, { works, fails }) => {
  test('answers in the contract’s shape', async () => {
    const world = await createWorld();
    await expect(works(world)).resolves.not.toThrow();
    await world.api.settled();
    expect(world.api.reported).toEqual([]);
  });

  test.each(fails)('refuses %s with %i and says why', async (_, status, call) => {
    const world = await createWorld();
    const refused = await call(world);
    expect(refused.status).toBe(status);
    expect(refused.message).toMatch(/^\S.{5,}/);
    expect(world.api.reported).toEqual([]);
  });
});
