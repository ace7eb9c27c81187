import { type EndpointName, endpoints } from '@contract/endpoints';

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

const isParameter = (segment: string) => segment.startsWith(':');

function fits(pattern: string, path: string) {
  const expected = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    expected.length === given.length &&
    expected.every((segment, at) => isParameter(segment) || segment === given[at])
  );
}

/** A path without trailing slashes, as routes are registered. */
export function withoutEndSlash(path: string) {
  return path.replace(/(?<!\/)\/+$/, '');
}

/** The call at a path (relative to the API's base); undefined if there is none. */
export function endpointAt(method: string, path: string) {
  const asked = method === 'HEAD' ? 'GET' : method;
  const all = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
  return inMatchingOrder(all).find(
    (name) => endpoints[name].method === asked && fits(endpoints[name].path, path),
  );
}

/** The methods that `path` (relative to the API's base) supports. */
export function methodsOf(path: string) {
  const calls = Object.values(endpoints).filter((call) => fits(call.path, path));
  const methods = new Set<string>(calls.map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].toSorted();
}

function shapeOf(name: EndpointName) {
  return segmentsOf(endpoints[name].path)
    .map((segment) => (isParameter(segment) ? '1' : '0'))
    .join('');
}

/** Routes with fixed segments first, so that '/blogs/create' doesn't match '/blogs/:url'. */
export function inMatchingOrder(names: readonly EndpointName[]) {
  return names.toSorted((one, other) => shapeOf(one).localeCompare(shapeOf(other)));
}
