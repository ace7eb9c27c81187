import { apiPath } from '@contract/apiPath';
import { login, logout } from '@contract/endpoints/account';
import { failure } from '@contract/endpoints/shapes';
import type { SessionUser } from '@contract/entities';
import { cookieNames, sessionKeys, xsrfHeader } from '@contract/storageKeys';
import { personaPassword } from '@server/seed/personas';
import * as v from 'valibot';

function xsrfToken() {
  return new RegExp(`(?:^|; )${cookieNames.xsrf}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
}

function send(path: string, body: object | undefined) {
  return fetch(apiPath + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [xsrfHeader]: xsrfToken() },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** The first call of a visit only gets the XSRF cookie and is repeated with it. */
async function post(path: string, body?: object) {
  const before = xsrfToken();
  const response = await send(path, body);
  return response.status === 403 && xsrfToken() !== before ? send(path, body) : response;
}

/** Removes the page's session, the flag first. */
export function clearSession() {
  for (const key of Object.values(sessionKeys)) localStorage.removeItem(key);
}

function storeSession({ tokens, ...user }: SessionUser) {
  localStorage.setItem(sessionKeys.isLoggedIn, 'true');
  localStorage.setItem(sessionKeys.role, user.role);
  localStorage.setItem(sessionKeys.user, JSON.stringify(user));
  localStorage.setItem(sessionKeys.renewedAt, String(Date.now()));
  localStorage.setItem(sessionKeys.tokens, JSON.stringify(tokens));
}

/** Signs a persona in, for the next page load. Returns the API's message if it fails. */
export async function signInAs(username: string): Promise<string | null> {
  const response = await post(login.path, { username, password: personaPassword });
  const body: unknown = await response.json();
  const answer = v.safeParse(login.answer, body);
  if (answer.success) {
    clearSession();
    storeSession(answer.output.user);
    return null;
  }
  const refusal = v.safeParse(failure, body);
  return refusal.success ? refusal.output.message : `The API answered ${response.status}.`;
}

/** Signs out locally even if the API fails. */
export async function signOut() {
  await post(logout.path).catch(() => null);
  clearSession();
}
