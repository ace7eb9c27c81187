import { answersFile, type Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createScenario } from './testing/createScenario';
import { currentEnvironment } from './testing/currentEnvironment';
import { allCases } from './testing/endpointCases/allCases';
import type { EndpointCase } from './testing/endpointCases/endpointCase';

const files = new Set(
  Object.entries<Endpoint>(endpoints)
    .filter(([, call]) => answersFile(call))
    .map(([name]) => name),
);

const all: [string, EndpointCase][] = Object.entries(allCases);

test('every case belongs to an endpoint', () => {
  expect(Object.keys(allCases).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

describe.each(all)('%s', (name, { works, fails = [] }) => {
  test('answers in the contract’s shape, with a message', async () => {
    const scenario = await createScenario();
    const answer = await works(scenario);
    const hasMessage = v.object({
      success: v.literal(true),
      message: v.pipe(v.string(), v.regex(/^\S/)),
    });
    expect(files.has(name) || v.is(hasMessage, answer)).toBe(true);
    await scenario.api.settled();
    expect(scenario.api.reported).toEqual([]);
  });

  test.each(currentEnvironment().triesRefusals ? fails : [])(
    'fails for %s with %i and a message',
    async (_, status, call) => {
      const scenario = await createScenario();
      const failure = await call(scenario);
      expect(failure.status).toBe(status);
      expect(failure.message).toMatch(/^\S.{5,}/);
      expect(scenario.api.reported).toEqual([]);
    },
  );
});
