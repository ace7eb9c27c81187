import { type EndpointName, endpoints } from '@contract/endpoints';
import { mockKeys } from '@contract/storageKeys';
import * as v from 'valibot';

/**
 * Settings of the mock API, stored in localStorage, where the developer's panel and the journeys
 * change them.
 */

export type CallName = EndpointName;

export const callNames = Object.keys(endpoints).filter(
  (name): name is CallName => name in endpoints,
);

export const googleOutcomes = ['success', 'no code', 'closed', 'error'] as const;

const failure = v.object({
  /** 0 is a network error. */
  status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
  message: v.optional(v.string()),
  /** How many times it happens; without it, until it is removed. */
  times: v.optional(v.number()),
  /** The API handles the call, and only the response is lost. */
  afterwards: v.optional(v.boolean()),
});
export type Failure = v.InferOutput<typeof failure>;

const mockSettings = v.object({
  delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 0),
  failures: v.optional(v.record(v.picklist(callNames), failure), {}),
  google: v.optional(v.picklist(googleOutcomes), 'success'),
  /** This persona is signed in at the next page load, once. */
  persona: v.optional(v.string(), ''),
  community: v.optional(v.picklist(['usual', 'large']), 'usual'),
});
export type MockSettings = v.InferOutput<typeof mockSettings>;

export function readMockSettings(): MockSettings {
  const raw = globalThis.localStorage?.getItem(mockKeys.settings) ?? '{}';
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), mockSettings), raw);
  return parsed.success ? parsed.output : v.parse(mockSettings, {});
}

export function updateMockSettings(change: Partial<MockSettings>) {
  localStorage.setItem(mockKeys.settings, JSON.stringify({ ...readMockSettings(), ...change }));
}

/** The failure for this call, if any; decrements its count. */
export function consumeFailure(name: EndpointName): Failure | null {
  const { failures } = readMockSettings();
  const due = failures[name];
  if (!due) return null;
  if (due.times !== undefined) {
    const { [name]: _, ...others } = failures;
    const left = due.times - 1;
    updateMockSettings({
      failures: left > 0 ? { ...others, [name]: { ...due, times: left } } : others,
    });
  }
  return due;
}
