import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createScenario } from './testing/createScenario';
import { currentEnvironment } from './testing/currentEnvironment';
import { accountCases } from './testing/endpointCases/accountCases';
import { bookCases } from './testing/endpointCases/bookCases';
import type { EndpointCase, EndpointCases } from './testing/endpointCases/endpointCase';
import { followingCases } from './testing/endpointCases/followingCases';
import { moderationCases } from './testing/endpointCases/moderationCases';
import { notificationCases } from './testing/endpointCases/notificationCases';
import { postCases } from './testing/endpointCases/postCases';
import { postLetterCases } from './testing/endpointCases/postLetterCases';
import { previewCases } from './testing/endpointCases/previewCases';
import { profileCases } from './testing/endpointCases/profileCases';
import { publicBookCases } from './testing/endpointCases/publicBookCases';
import { reportCases } from './testing/endpointCases/reportCases';
import { resourceCases } from './testing/endpointCases/resourceCases';
import { revisionCases } from './testing/endpointCases/revisionCases';
import { siteCases } from './testing/endpointCases/siteCases';
import { socialCases } from './testing/endpointCases/socialCases';
import { subscriberCases } from './testing/endpointCases/subscriberCases';

/** Keyed by endpoint name, so an endpoint without cases doesn't compile. */
const cases: EndpointCases = {
  ...accountCases,
  ...bookCases,
  ...publicBookCases,
  ...moderationCases,
  ...postCases,
  ...postLetterCases,
  ...previewCases,
  ...followingCases,
  ...notificationCases,
  ...reportCases,
  ...profileCases,
  ...resourceCases,
  ...revisionCases,
  ...siteCases,
  ...socialCases,
  ...subscriberCases,
};

/** Calls that answer a file. */
const files = new Set(['readFile', 'exportSubscribers', 'exportBook']);

const all: [string, EndpointCase][] = Object.entries(cases);

test('every case belongs to an endpoint', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test('endpoints that create something answer 201, which `ok` checks', () => {
  const names = Object.entries<Endpoint>(endpoints)
    .filter(([, { creates }]) => creates)
    .map(([name]) => name);
  expect(names.toSorted()).toEqual([
    'addComment',
    'addHeading',
    'addPassage',
    'addReport',
    'addRestriction',
    'createPost',
    'createPreview',
    'followAuthor',
    'register',
    'sendContact',
    'uploadResource',
  ]);
});

describe.each(all)('%s', (name, { works, fails }) => {
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
