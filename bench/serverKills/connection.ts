/** A rate limit has refused the call, which can be sent again at `until`. */
export class TryLater extends Error {
  readonly until: number;

  constructor(seconds: number) {
    super(`Try again in ${seconds} s.`);
    this.until = Date.now() + seconds * 1000;
  }
}

/** Calls the server at an address, which changes with each start. Throws `TryLater` at a rate limit. */
export function createConnection() {
  let origin = '';
  return {
    connectTo(url: string) {
      origin = url;
    },
    async request(path: string, init: RequestInit = {}, { client = '' } = {}) {
      const headers = new Headers(init.headers);
      headers.set('X-Forwarded-For', client);
      const response = await fetch(origin + path, { ...init, headers });
      const wait = response.headers.get('Retry-After');
      if (response.status === 429 && wait !== null) throw new TryLater(Number(wait));
      return response;
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;
