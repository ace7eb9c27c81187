import { accountMessages } from '@contract/texts/apiMessages';
import type { RequestContext } from '../context';
import { forbidden } from '../failure';
import { googleStateLifetime, readGoogleState, writeGoogleState } from './sessionCookies';
import { isSameText } from './xsrf';

type StateContext = Pick<RequestContext, 'ports' | 'cookies'>;

/** The state for the next sign-in with Google. Tabs of one browser share it until it is used. */
export function issueGoogleState(context: StateContext) {
  const state = readGoogleState(context) ?? context.ports.secrets.random();
  writeGoogleState(context, state);
  return state;
}

/** Throws 403 unless this browser has started the sign-in. A state is valid once. */
export async function consumeGoogleState(context: StateContext, given: string) {
  const { limits, secrets } = context.ports;
  const state = readGoogleState(context);
  writeGoogleState(context, '');
  if (state === null || !isSameText(given, state)) throw forbidden(accountMessages.providerExpired);
  const key = `google state ${await secrets.hash(state)}`;
  const { allowed } = await limits.take(key, { most: 1, within: googleStateLifetime });
  if (!allowed) throw forbidden(accountMessages.providerExpired);
}
