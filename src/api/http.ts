import { cookieNames, xsrfHeader } from '@contract/storageKeys';
import { type AxiosInstance, create, isAxiosError } from 'axios';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Set if a refresh can't help: on a repeated call and on the refresh itself. */
    isFinal?: boolean;
  }
}

/** How the client asks for a refresh of the login session. */
export type SessionHooks = {
  /** Whether a 401 is worth a refresh. */
  hasSession: () => boolean;
  /** Resolves to true if the session was renewed. */
  refresh: () => Promise<boolean>;
  /** Whether the access cookie has expired since the last renewal. */
  isStale: () => boolean;
};

export type ApiClient = {
  http: AxiosInstance;
  /** null removes the hooks. */
  setSessionHooks: (hooks: SessionHooks | null) => void;
};

const noSession: SessionHooks = {
  hasSession: () => false,
  refresh: () => Promise.resolve(false),
  isStale: () => false,
};

/** The address of the API: as configured, else the own origin's. */
export const readApiUrl = () =>
  new URL(import.meta.env.VITE_API_URL || '/api/v1', window.location.origin).href;

/**
 * Creates the axios client of one app instance. The transport is the default one, XHR: reporting
 * upload progress over fetch needs HTTP/2. No default Content-Type, because axios would turn forms
 * into JSON.
 */
export function createApiClient(url: string): ApiClient {
  let hooks = noSession;
  const http = create({
    baseURL: url.replace(/\/$/, ''),
    withCredentials: true,
    xsrfCookieName: cookieNames.xsrf,
    xsrfHeaderName: xsrfHeader,
  });

  // After a long absence the API would answer the first calls as a visitor's: renew first.
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

  return {
    http,
    setSessionHooks: (next) => {
      hooks = next ?? noSession;
    },
  };
}
