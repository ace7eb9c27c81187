type StoredCookie = { name: string; value: string; attributes: readonly string[] };

function parseCookie(line: string): StoredCookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)), attributes };
}

/** Whether a browser accepts the cookie: the prefix `__Host-` has conditions. */
function isAcceptable({ name, attributes }: StoredCookie) {
  if (!name.startsWith('__Host-')) return true;
  const hasDomain = attributes.some((attribute) => attribute.startsWith('Domain='));
  return attributes.includes('Secure') && attributes.includes('Path=/') && !hasDomain;
}

export type CookieStore = ReturnType<typeof createCookieStore>;

/** Stores the cookies of responses and sends them, like a browser. */
export function createCookieStore() {
  const cookies = new Map<string, StoredCookie>();
  return {
    get: (name: string) => cookies.get(name)?.value,
    attributes: (name: string) => cookies.get(name)?.attributes ?? [],
    names: () => [...cookies.keys()].toSorted(),
    set: (name: string, value: string) => cookies.set(name, { name, value, attributes: [] }),
    remove: (name: string) => cookies.delete(name),
    header: () => [...cookies.values()].map(({ name, value }) => `${name}=${value}`).join('; '),
    storeFrom(headers: Headers) {
      for (const line of headers.getSetCookie()) {
        const cookie = parseCookie(line);
        if (cookie.attributes.includes('Max-Age=0')) cookies.delete(cookie.name);
        else if (isAcceptable(cookie)) cookies.set(cookie.name, cookie);
      }
    },
  };
}
