import type { EndpointName } from '@contract/endpoints';
import type { Scenario } from '../createScenario';

export type Refusal = { status: number; message: string };

/** One way in which a call fails: what is wrong, the status, and the call. */
export type Failure = readonly [
  what: string,
  status: number,
  call: (scenario: Scenario) => Promise<Refusal>,
];

/** A call that works (its answer parsed by the contract) and each way in which it fails. */
export type EndpointCase = {
  works: (scenario: Scenario) => Promise<unknown>;
  fails: readonly Failure[];
};

export type EndpointCases<N extends EndpointName = EndpointName> = Readonly<
  Record<N, EndpointCase>
>;
