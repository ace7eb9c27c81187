import { type EndpointName, endpoints } from '@contract/endpoints';
import { mockKeys } from '@contract/storageKeys';
import * as v from 'valibot';

/**
 * How the mock API is told to behave: slow, failing for chosen calls, and how the outside sign-in
 * ends. It lives in localStorage, where the developer's panel and the journeys set it.
 */

export type CallName = EndpointName;

export const callNames = Object.keys(endpoints).filter(
  (name): name is CallName => name in endpoints,
);

export const googleOutcomes = ['success', 'no code', 'closed', 'error'] as const;

const failure = v.object({
  /** 0: the connection breaks. */
  status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
  message: v.optional(v.string()),
  /** How many times; without it, until it is taken back. */
  times: v.optional(v.number()),
  /** The API does what was asked, and only its answer is lost. */
  afterwards: v.optional(v.boolean()),
});
export type Failure = v.InferOutput<typeof failure>;

const mockSettings = v.object({
  delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 0),
  failures: v.optional(v.record(v.picklist(callNames), failure), {}),
  google: v.optional(v.picklist(googleOutcomes), 'success'),
  /** Who is signed in, once, when the page loads next. */
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

/** The failure that is due for this call, counted down. */
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
