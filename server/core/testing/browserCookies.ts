type SavedCookies = { name: string; value: string; attributes: readonly string[] };

function parseCookie(line: string): SavedCookies {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)), attributes };
}

/** What a browser does with cookies, as far as the API's need it. */
export function createCookieStore() {
  const kept = new Map<string, SavedCookies>();
  return {
    get: (name: string) => kept.get(name)?.value,
    attributes: (name: string) => kept.get(name)?.attributes ?? [],
    names: () => [...kept.keys()].toSorted(),
    put: (name: string, value: string) => kept.set(name, { name, value, attributes: [] }),
    forget: (name: string) => kept.delete(name),
    header: () => [...kept.values()].map(({ name, value }) => `${name}=${value}`).join('; '),
    take(headers: Headers) {
      for (const line of headers.getSetCookie()) {
        const cookie = parseCookie(line);
        if (cookie.attributes.includes('Max-Age=0')) kept.delete(cookie.name);
        else kept.set(cookie.name, cookie);
      }
    },
  };
}
