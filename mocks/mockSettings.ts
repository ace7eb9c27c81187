import { type EndpointName, endpoints } from '@contract/endpoints';
import * as v from 'valibot';

/**
 * How the mock API is told to behave: slow, failing for chosen calls, and how the outside sign-in
 * ends. It lives in localStorage, where the developer's panel and the journeys set it.
 */
export const conductKey = 'mock:conduct';

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

const conduct = v.object({
  delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 0),
  failures: v.optional(v.record(v.picklist(callNames), failure), {}),
  google: v.optional(v.picklist(googleOutcomes), 'success'),
  /** Who is signed in, once, when the page loads next. */
  persona: v.optional(v.string(), ''),
  community: v.optional(v.picklist(['usual', 'large']), 'usual'),
});
export type Conduct = v.InferOutput<typeof conduct>;

export function readConduct(): Conduct {
  const raw = globalThis.localStorage?.getItem(conductKey) ?? '{}';
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), conduct), raw);
  return parsed.success ? parsed.output : v.parse(conduct, {});
}

export function writeConduct(change: Partial<Conduct>) {
  localStorage.setItem(conductKey, JSON.stringify({ ...readConduct(), ...change }));
}

/** The failure that is due for this call, counted down. */
export function takeFailure(name: EndpointName): Failure | null {
  const { failures } = readConduct();
  const due = failures[name];
  if (!due) return null;
  if (due.times !== undefined) {
    const { [name]: _, ...others } = failures;
    const left = due.times - 1;
    writeConduct({ failures: left > 0 ? { ...others, [name]: { ...due, times: left } } : others });
  }
  return due;
}
