import type { EndpointName } from '@contract/endpoints';
import type { World } from '../createScenario';

export type Refusal = { status: number; message: string };

/** One way in which a call fails: what is wrong, the status, and the call. */
export type Failure = readonly [
  what: string,
  status: number,
  call: (world: World) => Promise<Refusal>,
];

/** A call that works (its answer parsed by the contract) and each way in which it fails. */
export type CallStory = {
  works: (world: World) => Promise<unknown>;
  fails: readonly Failure[];
};

export type CallStories<N extends EndpointName = EndpointName> = Readonly<Record<N, CallStory>>;
