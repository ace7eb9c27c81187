const most = { items: 2, text: 160 };
const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const secrets = new Set(['accessToken', 'refreshToken']);

/** FNV-1a, to show that two long texts differ. */
function fingerprint(text: string) {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

function replaceRandom(key: string, value: unknown): unknown {
  if (secrets.has(key)) return '<secret>';
  return typeof value === 'string' ? value.replaceAll(ids, '<id>') : value;
}

function shorten(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.length > most.text) {
    return `${value.slice(0, most.text)}… <${value.length} ${fingerprint(value)}>`;
  }
  if (!Array.isArray(value) || value.length <= most.items) return value;
  const rest: unknown[] = value.slice(most.items);
  const shown: unknown[] = value.slice(0, most.items);
  return [...shown, `<${rest.length} more, ${fingerprint(JSON.stringify(rest))}>`];
}

/** Writes a response body as one line: random values replaced, long values cut and hashed. */
export function formatAnswer(body: unknown) {
  const stable: unknown = JSON.parse(JSON.stringify(body, replaceRandom));
  return JSON.stringify(stable, shorten);
}
