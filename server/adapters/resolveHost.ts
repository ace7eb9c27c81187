import { Resolver } from 'node:dns/promises';

/**
 * All addresses of a host; none if it has none, or if no answer came before the signal. Asks the name server, not the file of
 * hosts. Unlike `lookup` it takes no thread of the pool, so that a name server that doesn't answer delays no work with files
 * and pictures.
 */
export async function resolveHost(
  host: string,
  signal: AbortSignal,
  servers: readonly string[] = [],
): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
