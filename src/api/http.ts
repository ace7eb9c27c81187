import { cookieNames, xsrfHeader } from '@contract/storageKeys';
import {
  type AxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
  create,
  isAxiosError,
} from 'axios';
import { apiError } from '@/lib/apiError';
import { toApiError } from './failures';
import { limitSilence, type StartTimer } from './silence';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Set if a refresh can't help: on a repeated call and on the refresh itself. */
    isFinal?: boolean;
    /** The XSRF token when the call was sent. */
    sentXsrf?: string | null;
    /** Set on a call that was repeated with a new XSRF token. */
    isXsrfRepeated?: boolean;
    /** Receives the status of a successful answer. */
    onStatus?: (status: number) => void;
  }
}

/** How the client asks for a refresh of the login session. */
export type SessionHooks = {
  /** Whether a 401 is worth a refresh. */
  hasSession: () => boolean;
  /** Resolves to true if the session was renewed; rejects if the API can't be reached. */
  refresh: () => Promise<boolean>;
  /** Whether the access cookie has expired since the last renewal. */
  isStale: () => boolean;
};

function readXsrfCookie() {
  if (typeof document === 'undefined') return null;
  return new RegExp(`(?:^|; )${cookieNames.xsrf}=([^;]*)`).exec(document.cookie)?.[1] ?? null;
}

/** An API on another host sends the token in a header, because its cookies can't be read here. */
function createXsrfToken() {
  let received: string | null = null;
  const read = () => received ?? readXsrfCookie();
  return {
    read,
    received: () => received,
    receive(response: AxiosResponse | undefined) {
      const token: unknown = response?.headers[xsrfHeader.toLowerCase()];
      if (typeof token === 'string') received = token;
    },
    /** A 403 with another token, as on the first call of a visit, is worth one repetition. */
    isNewIn({ config, response }: AxiosError) {
      if (response?.status !== 403 || !config || config.isXsrfRepeated) return false;
      const current = read();
      return current !== null && current !== config.sentXsrf;
    },
  };
}

/** A call whose answer is a file is refused with JSON all the same, which then comes as a blob. */
async function withoutBlob(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob) || data.type.split(';')[0] !== 'application/json') return data;
  try {
    return JSON.parse(await data.text());
  } catch {
    return data;
  }
}

async function readFailure(thrown: unknown) {
  if (isAxiosError(thrown) && thrown.response)
    thrown.response.data = await withoutBlob(thrown.response.data);
  return toApiError(thrown);
}

type HttpOptions = {
  url: string;
  readHooks: () => SessionHooks;
  /** Answers instead of the network: a server answers its own pages in process. */
  fetch?: typeof globalThis.fetch | undefined;
  startTimer: StartTimer;
};

/**
 * Creates the axios instance of one app instance. The transport is the default one, XHR: reporting
 * upload progress over fetch needs HTTP/2. No default Content-Type, because axios would turn forms
 * into JSON.
 */
export function createHttp({ url, readHooks, fetch, startTimer }: HttpOptions) {
  const http = create({
    baseURL: url.replace(/\/$/, ''),
    withCredentials: true,
    xsrfCookieName: cookieNames.xsrf,
    xsrfHeaderName: xsrfHeader,
    ...(fetch ? { adapter: 'fetch', env: { fetch } } : {}),
  });

  const xsrf = createXsrfToken();

  // After a long absence the API would answer the first calls as a visitor's: renew first.
  http.interceptors.request.use(async (config) => {
    const hooks = readHooks();
    if (!config.isFinal && hooks.hasSession() && hooks.isStale()) {
      await hooks.refresh().catch(() => false);
    }
    const received = xsrf.received();
    if (received !== null) config.headers.set(xsrfHeader, received);
    return { ...config, sentXsrf: xsrf.read() };
  });

  function receive(response: AxiosResponse) {
    xsrf.receive(response);
    return response;
  }

  http.interceptors.response.use(receive, async (failure: unknown) => {
    if (!isAxiosError(failure)) throw failure;
    const { config } = failure;
    xsrf.receive(failure.response);
    if (xsrf.isNewIn(failure)) return http.request({ ...config, isXsrfRepeated: true });
    const hooks = readHooks();
    if (failure.response?.status !== 401 || !config || config.isFinal || !hooks.hasSession())
      throw failure;
    if (!(await hooks.refresh())) throw failure;
    return http.request({ ...config, isFinal: true });
  });

  /** Resolves to the data of the answer. Everything that can go wrong is thrown as an `ApiError`. */
  return async function send(config: AxiosRequestConfig): Promise<unknown> {
    const limited = limitSilence(config, startTimer);
    try {
      const { status, data } = await http.request<unknown>(limited.config);
      config.onStatus?.(status);
      return await withoutBlob(data);
    } catch (thrown) {
      throw limited.hasExpired()
        ? apiError('unreachable', { isLate: true })
        : await readFailure(thrown);
    } finally {
      limited.end();
    }
  };
}
