export type RedirectFormat = 'netlify' | 'nginx' | 'apache';

/** A path of the old site, and the address of the post here. */
type RedirectRule = { from: string; to: string };

/** The decoded parts of a path between its slashes, and its target. */
type Rule = { segments: readonly string[]; to: URL };

const control = /\p{Cc}/u;

const percent = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

function decode(encoded: string) {
  try {
    const text = decodeURIComponent(encoded);
    return control.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * Reads a path without the slash at its end. Returns null for a path that no server would match, and for the
 * home page, which has no post.
 */
function readPath(from: string) {
  if (control.test(from) || !/^\/(?!\/)/.test(from)) return null;
  const base = 'https://former.invalid';
  if (!URL.canParse(base + from)) return null;
  const { pathname, search, hash } = new URL(base + from);
  const path = pathname.replace(/\/$/, '');
  if (path === '' || path.includes('//') || search + hash !== '') return null;
  const segments = path.slice(1).split('/').map(decode);
  return segments.every((segment) => segment !== null) ? segments : null;
}

function readTarget(to: string) {
  const url = !control.test(to) && URL.canParse(to) ? new URL(to) : null;
  const isPage = url !== null && /^https?:$/.test(url.protocol);
  return isPage && decode(url.pathname) !== null ? url : null;
}

const pathOf = ({ segments }: Rule) => `/${segments.join('/')}`;

/** Netlify splits at spaces, and reads `:name` and `*` as placeholders. It ignores the slash at the end. */
function netlifyRule({ segments, to }: Rule) {
  const from = segments.map((one) => encodeURI(one).replaceAll(/[/?#:*]/g, percent)).join('/');
  const target = to.origin + to.pathname.replaceAll(/[:*]/g, percent) + to.search + to.hash;
  return `/${from} ${target} 301!`;
}

const nginxText = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** nginx compares the decoded path. Its configuration has no escape for the `$` of a variable. */
function nginxRule(rule: Rule) {
  const target = nginxText(rule.to.href.replaceAll('$', '%24'));
  return [pathOf(rule), `${pathOf(rule)}/`]
    .map((path) => `location = ${nginxText(path)} { return 301 ${target}; }`)
    .join('\n');
}

/** Hexadecimal escapes, so that no backslash stands before another one or before a quote. */
const apachePattern = (path: string) =>
  path
    .replaceAll(/[.*+?^${}()|[\]]|\\/g, (sign) => (sign === '\\' ? String.raw`\x5C` : `\\${sign}`))
    .replaceAll('"', String.raw`\x22`);

/** `$1` and `&` stand for what was matched, and `${NAME}` for a variable. */
const apacheText = (text: string) =>
  text
    .replaceAll('\\', String.raw`\\\\`)
    .replaceAll(/[$&{}]/g, String.raw`\$&`)
    .replaceAll('"', String.raw`\"`);

/**
 * Apache compares the decoded path. It encodes the path of the target, so that is written decoded. Leaves a
 * target out whose path would then have another meaning.
 */
function apacheRule(rule: Rule) {
  const { origin, pathname, search, hash } = rule.to;
  if (/%(?:2f|3f|23)/i.test(pathname)) return null;
  const target = apacheText(`${decode(pathname) ?? pathname}${search}${hash}`);
  return `RedirectMatch 301 "^${apachePattern(pathOf(rule))}/?$" "${origin}${target}"`;
}

const formats = {
  netlify: { name: '_redirects', write: netlifyRule },
  nginx: { name: 'redirects.nginx.conf', write: nginxRule },
  apache: { name: '.htaccess', write: apacheRule },
} as const;

/**
 * Writes the file with which the old host forwards its paths to the posts here. Leaves out rules that can't
 * be written safely, and all but the first rule of a path.
 */
export function redirectFile(format: RedirectFormat, rules: readonly RedirectRule[]) {
  const { name, write } = formats[format];
  const lines = new Map<string, string>();
  for (const { from, to: written } of rules) {
    const segments = readPath(from);
    const to = readTarget(written);
    if (!segments || !to) continue;
    const rule = { segments, to };
    const line = lines.has(pathOf(rule)) ? null : write(rule);
    if (line !== null) lines.set(pathOf(rule), line);
  }
  return { name, text: [...lines.values()].map((line) => `${line}\n`).join('') };
}
