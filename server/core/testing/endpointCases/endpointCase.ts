import type { EndpointName } from '@contract/endpoints';
import type { Scenario } from '../createScenario';

type FailedAnswer = { status: number; message: string };

/** A failing call: what is wrong, the expected status, and the call. */
export type Failure = readonly [
  what: string,
  status: number,
  call: (scenario: Scenario) => Promise<FailedAnswer>,
];

/**
 * A call that works and calls that fail. What visitors and other roles may not do is not among them: `guards.test.ts` and
 * `permissions.test.ts` try it for every call.
 */
export type EndpointCase = {
  works: (scenario: Scenario) => Promise<unknown>;
  fails?: readonly Failure[];
};

export type EndpointCases<N extends EndpointName = EndpointName> = Readonly<
  Record<N, EndpointCase>
>;
