import type { ProviderProfile, SignInProvider } from '@server/core/ports';
import { TemporaryFailure } from '@server/lib/temporaryFailure';
import * as v from 'valibot';

type GoogleProviderOptions = {
  clientId: string;
  clientSecret: string;
  /** `postmessage` (the default) for codes of the popup. */
  redirectUri?: string;
  tokenUrl?: string;
  userInfoUrl?: string;
  /** For each of the two requests, in milliseconds. */
  timeout?: number;
};

const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

const errorSchema = v.object({ error: v.string() });

const profileSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.rfcEmail()),
  email_verified: v.boolean(),
  name: v.optional(v.string(), ''),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string(), ''),
  picture: v.fallback(v.pipe(v.string(), v.startsWith('https://')), ''),
});

function readProfile(answer: unknown): ProviderProfile {
  const profile = v.parse(profileSchema, answer);
  return {
    id: profile.sub,
    email: profile.email,
    emailVerified: profile.email_verified,
    firstName: profile.given_name ?? profile.name,
    lastName: profile.family_name,
    picture: profile.picture,
  };
}

/** No connection, or no answer in time. */
function unreachable(error: unknown): never {
  const reason = error instanceof Error ? error.message : 'no reason';
  throw new TemporaryFailure(`Google can't be reached: ${reason}`, { cause: error });
}

/** The error code of a failed answer, such as `invalid_grant`. */
async function errorOf(response: Response) {
  const answer: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(errorSchema, answer);
  return parsed.success ? parsed.output.error : 'no error code';
}

/** Sign-in with Google: exchanges the code of the popup for a profile. */
export function createGoogleProvider({
  clientId,
  clientSecret,
  redirectUri = 'postmessage',
  tokenUrl = 'https://oauth2.googleapis.com/token',
  userInfoUrl = 'https://openidconnect.googleapis.com/v1/userinfo',
  timeout = 10_000,
}: GoogleProviderOptions): SignInProvider {
  async function request(url: string, init: RequestInit) {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { ...init, redirect: 'error', signal }).catch(unreachable);
    if (response.status < 500 && response.status !== 429) return response;
    throw new TemporaryFailure(`Google answered with ${response.status}.`);
  }

  /** Null if Google doesn't know the code, or it was used before. */
  async function fetchToken(code: string) {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
    });
    const response = await request(tokenUrl, { method: 'POST', body });
    if (response.ok) return v.parse(tokenSchema, await response.json()).access_token;
    const error = await errorOf(response);
    if (response.status === 400 && error === 'invalid_grant') return null;
    throw new Error(`Google answered the code with ${response.status} (${error}).`);
  }

  return {
    async exchange(code) {
      const token = await fetchToken(code);
      if (token === null) return null;
      const response = await request(userInfoUrl, {
        headers: { Authorization: `Bearer ${token}` },
      });
      if (!response.ok) {
        throw new Error(`Google answered the request of a profile with ${response.status}.`);
      }
      return readProfile(await response.json());
    },
  };
}
