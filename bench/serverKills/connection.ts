/** Calls the server at an address, which changes with each start. */
export function createConnection() {
  let origin = '';
  return {
    connectTo(url: string) {
      origin = url;
    },
    request(path: string, init: RequestInit = {}, { client = '' } = {}) {
      const headers = new Headers(init.headers);
      headers.set('X-Forwarded-For', client);
      return fetch(origin + path, { ...init, headers });
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;
