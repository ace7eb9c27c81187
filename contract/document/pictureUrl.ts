import { apiPath, filesPath } from '../apiPath';

/** Any origin works, because the path decides. */
const base = 'https://relative.invalid';

/** More encodings than this are not decoded by anything. */
const mostDecodings = 4;

const decodeOnce = (path: string) =>
  path.replaceAll(/%([0-7][\da-f])/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );

/** The path as the most lenient server reads it: backslashes and repeated slashes separate too. */
function normalise(path: string) {
  const segments: string[] = [];
  for (const segment of path.toLowerCase().split(/[/\\]+/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

const filePattern = new RegExp(`^${apiPath}${filesPath}[^/]+$`);

function isApiCall(path: string) {
  return `${path}/`.startsWith(`${apiPath}/`) && !filePattern.test(path);
}

/**
 * Returns true if loading the URL as a picture would call the API, other than for a stored file. The
 * host is ignored, because the document doesn't know on which site it is shown.
 */
export function isApiCallUrl(url: string) {
  if (!URL.canParse(url, base)) return false;
  let path = new URL(url, base).pathname;
  for (let decodings = 0; decodings <= mostDecodings; decodings += 1) {
    if (isApiCall(normalise(path))) return true;
    const decoded = decodeOnce(path);
    if (decoded === path) return false;
    path = decoded;
  }
  return false;
}
