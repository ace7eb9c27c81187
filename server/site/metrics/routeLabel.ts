import { apiPath } from '@contract/apiPath';
import { endpointAt } from '@server/core/http/routePaths';
import { readAddress } from '../render/addresses';

const health = ['/healthz', '/readyz', '/metrics'];

/**
 * What a request asked for, as metrics name it. There are as many names as calls and kinds of pages: an address is chosen
 * by whoever sends the request.
 */
export function routeLabel(method: string, path: string) {
  if (path.startsWith(`${apiPath}/`)) {
    return endpointAt(method, path.slice(apiPath.length)) ?? 'unknown call';
  }
  if (health.includes(path)) return 'health';
  if (path.startsWith('/assets/')) return 'asset';
  if (/\.(?:xml|json|txt)$/.test(path)) return 'feed';
  if (/\.\w+$/.test(path) && !path.startsWith('/cards/')) return 'file';
  const address = readAddress(new URL(path, 'http://localhost'));
  return address.kind === 'data' ? `page ${address.page}` : `page ${address.kind}`;
}
