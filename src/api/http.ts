import { create, isAxiosError } from 'axios';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Set on a call that is repeated after a refresh, so that it is repeated once. */
    isRepeated?: boolean;
  }
}

export const apiUrl = new URL(import.meta.env.VITE_API_URL || '/api/v1', window.location.origin);

/**
 * The one client. It knows no store, router or screen. The fetch adapter, because upload progress
 * never fires over XHR behind a service worker; no default Content-Type, because it would turn
 * forms into JSON.
 */
export const http = create({
  baseURL: apiUrl.href.replace(/\/$/, ''),
  adapter: 'fetch',
  withCredentials: true,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
});

/** What the session machine offers to the client, once it is there. */
export type SessionHooks = {
  /** Whether a 401 is worth a refresh. */
  hasSession: () => boolean;
  /** Resolves to true when the session is good again. */
  refresh: () => Promise<boolean>;
};

let hooks: SessionHooks = { hasSession: () => false, refresh: () => Promise.resolve(false) };

export function setSessionHooks(next: SessionHooks) {
  hooks = next;
}

http.interceptors.response.use(undefined, async (failure: unknown) => {
  if (!isAxiosError(failure) || failure.response?.status !== 401) throw failure;
  const { config } = failure;
  if (!config || config.isRepeated || !hooks.hasSession()) throw failure;
  if (!(await hooks.refresh())) throw failure;
  return http.request({ ...config, isRepeated: true });
});
