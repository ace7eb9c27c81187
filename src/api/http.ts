import { cookieNames, xsrfHeader } from '@contract/storageKeys';
import { type AxiosRequestConfig, create, isAxiosError } from 'axios';
import { toApiError } from './failures';

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

type HttpOptions = {
  url: string;
  readHooks: () => SessionHooks;
  /** Answers instead of the network: a server answers its own pages in process. */
  fetch?: typeof globalThis.fetch | undefined;
};

/**
 * Creates the axios instance of one app instance. The transport is the default one, XHR: reporting
 * upload progress over fetch needs HTTP/2. No default Content-Type, because axios would turn forms
 * into JSON.
 */
export function createHttp({ url, readHooks, fetch }: HttpOptions) {
  const http = create({
    baseURL: url.replace(/\/$/, ''),
    withCredentials: true,
    xsrfCookieName: cookieNames.xsrf,
    xsrfHeaderName: xsrfHeader,
    ...(fetch ? { adapter: 'fetch', env: { fetch } } : {}),
  });

  // After a long absence the API would answer the first calls as a visitor's: renew first.
  http.interceptors.request.use(async (config) => {
    const hooks = readHooks();
    if (!config.isFinal && hooks.hasSession() && hooks.isStale()) await hooks.refresh();
    return config;
  });

  http.interceptors.response.use(undefined, async (failure: unknown) => {
    const hooks = readHooks();
    if (!isAxiosError(failure) || failure.response?.status !== 401) throw failure;
    const { config } = failure;
    if (!config || config.isFinal || !hooks.hasSession()) throw failure;
    if (!(await hooks.refresh())) throw failure;
    return http.request({ ...config, isFinal: true });
  });

  /** Resolves to the data of the answer. Everything that can go wrong is thrown as an `ApiError`. */
  return async function send(config: AxiosRequestConfig): Promise<unknown> {
    try {
      return (await http.request<unknown>(config)).data;
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };
}
