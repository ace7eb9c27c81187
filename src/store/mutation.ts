import type { Answer, CallInput, Endpoint } from '@contract/endpoint';
import { createAppAsyncThunk, type ThunkContext, type ThunkOptions } from './createAppAsyncThunk';
import { orWhenConnected } from './orWhenConnected';

type MutationOptions<E extends Endpoint, Arg> = ThunkOptions<Answer<E>, Arg> & {
  input: (arg: Arg) => CallInput<E>;
  /** How the call is made. */
  options?: (arg: Arg) => Parameters<ThunkContext['call']>[2];
  /** Names the change: without a connection it waits for it. Only for calls that may arrive twice. */
  waits?: (arg: Arg) => string;
  /** Shows the change before the API has confirmed it. */
  show?: (arg: Arg, context: ThunkContext) => void;
  /** Shows what has changed. What it returns is awaited. */
  done?: (answer: Answer<E>, arg: Arg, context: ThunkContext) => unknown;
  /** Takes back what `show` has shown, or shows what the failure says. */
  undo?: (failure: unknown, arg: Arg, context: ThunkContext) => void;
};

/** Creates the thunk of a change that is one call of the contract, and returns its answer. */
export function mutation<const E extends Endpoint, Arg = void>(
  type: string,
  endpoint: E,
  { input, options, waits, show, done, undo, ...others }: MutationOptions<E, Arg>,
) {
  return createAppAsyncThunk<Answer<E>, Arg>(
    type,
    async (arg, context) => {
      const send = () => context.call(endpoint, input(arg), options?.(arg));
      show?.(arg, context);
      const sent = waits ? orWhenConnected(waits(arg), send) : send();
      const answer = await sent.catch((failure: unknown) => {
        undo?.(failure, arg, context);
        throw failure;
      });
      if (done) await done(answer, arg, context);
      return answer;
    },
    others,
  );
}
