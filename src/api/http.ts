import { cookieNames, xsrfHeader } from '@contract/storageKeys';
import { create, isAxiosError } from 'axios';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Set on a call that a refresh can't help: one that was repeated after it, or the refresh itself. */
    isFinal?: boolean;
  }
}

export const apiUrl = new URL(import.meta.env.VITE_API_URL || '/api/v1', window.location.origin);

/**
 * The only client, on axios' default transport, XHR: reporting upload progress over fetch needs
 * HTTP/2. No default Content-Type, because it would turn forms into JSON.
 */
export const http = create({
  baseURL: apiUrl.href.replace(/\/$/, ''),
  withCredentials: true,
  xsrfCookieName: cookieNames.xsrf,
  xsrfHeaderName: xsrfHeader,
});

/** What the session machine offers to the client, once it is there. */
export type SessionHooks = {
  /** Whether a 401 is worth a refresh. */
  hasSession: () => boolean;
  /** Resolves to true when the session is good again. */
  refresh: () => Promise<boolean>;
  /** Whether the last renewal is so long ago that the API has forgotten it. */
  isStale: () => boolean;
};

const noSession: SessionHooks = {
  hasSession: () => false,
  refresh: () => Promise.resolve(false),
  isStale: () => false,
};

let hooks = noSession;

/** null: nobody keeps a session any more. */
export function setSessionHooks(next: SessionHooks | null) {
  hooks = next ?? noSession;
}

// After a long absence the first calls would be answered as a visitor's: they wait for the renewal.
http.interceptors.request.use(async (config) => {
  if (!config.isFinal && hooks.hasSession() && hooks.isStale()) await hooks.refresh();
  return config;
});

http.interceptors.response.use(undefined, async (failure: unknown) => {
  if (!isAxiosError(failure) || failure.response?.status !== 401) throw failure;
  const { config } = failure;
  if (!config || config.isFinal || !hooks.hasSession()) throw failure;
  if (!(await hooks.refresh())) throw failure;
  return http.request({ ...config, isFinal: true });
});
