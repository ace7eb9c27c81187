const longestText = 80;
const randomIds = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const previewLinks = /\/preview\/[\w-]+/g;
const secrets = new Set(['accessToken', 'refreshToken', 'state', 'challenge']);

function maskRandom(key: string, value: unknown): unknown {
  if (secrets.has(key)) return '<secret>';
  if (key === 'device') return '<device>';
  if (typeof value !== 'string') return value;
  return value.replaceAll(randomIds, '<id>').replaceAll(previewLinks, '/preview/<secret>');
}

/** An item of a list by its id alone, because the first item shows the fields. */
function shortItem(item: unknown) {
  return typeof item === 'object' && item !== null && '_id' in item ? item._id : item;
}

function shorten(_: string, value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first, ...others]: unknown[] = value;
    return value.length > 1 ? [first, ...others.map(shortItem)] : value;
  }
  if (typeof value !== 'string' || value.length <= longestText) return value;
  return `${value.slice(0, longestText)}… (${value.length} characters)`;
}

/** A response body as indented JSON: random values masked, long texts and list items shortened. */
export function formatAnswer(body: unknown) {
  const stable: unknown = JSON.parse(JSON.stringify(body, maskRandom));
  return JSON.stringify(stable, shorten, 2);
}
