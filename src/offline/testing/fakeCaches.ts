const addressOf = (request: RequestInfo | URL) => {
  const url = request instanceof Request ? request.url : String(request);
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/]+/, '');
};

class FakeCache implements Cache {
  readonly stored = new Map<string, Response>();

  async match(request: RequestInfo | URL) {
    return this.stored.get(addressOf(request))?.clone();
  }

  async matchAll() {
    return [...this.stored.values()].map((response) => response.clone());
  }

  async put(request: RequestInfo | URL, response: Response) {
    this.stored.set(addressOf(request), response);
  }

  async delete(request: RequestInfo | URL) {
    return this.stored.delete(addressOf(request));
  }

  async keys() {
    return [...this.stored.keys()].map((address) => new Request(`https://site.test${address}`));
  }

  add(): Promise<void> {
    throw new Error('not used');
  }

  addAll(): Promise<void> {
    throw new Error('not used');
  }
}

/** The Cache API in memory. */
export class FakeCaches implements CacheStorage {
  readonly opened = new Map<string, FakeCache>();

  async open(name: string) {
    const cache = this.opened.get(name) ?? new FakeCache();
    this.opened.set(name, cache);
    return cache;
  }

  async delete(name: string) {
    return this.opened.delete(name);
  }

  async has(name: string) {
    return this.opened.has(name);
  }

  async keys() {
    return [...this.opened.keys()];
  }

  match(): Promise<undefined> {
    throw new Error('not used');
  }

  /** The addresses in a cache, without its list of sizes. */
  addresses(name: string) {
    const stored = this.opened.get(name)?.stored.keys() ?? [];
    return [...stored].filter((address) => address !== '/offline-index');
  }
}
