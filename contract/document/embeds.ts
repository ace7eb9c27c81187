import { otherServices } from './embedServices';
import { videoFromUrl } from './videos';

/** The iframe of an embed. */
export type EmbedFrame = { src: string; service: string; height: number };

const videoHeight = 320;
type Player = { service: string; path: RegExp };

const youtube: Player = { service: 'youtube', path: /^\/embed\/[\w-]+$/ };

/** The player of each host. Services with the same host have the same path. */
const players: ReadonlyMap<string, Player> = new Map([
  ['www.youtube.com', youtube],
  ['www.youtube-nocookie.com', youtube],
  ['player.vimeo.com', { service: 'vimeo', path: /^\/video\/\d+$/ }],
  ...Object.entries(otherServices).flatMap(([service, { hosts, path }]) =>
    hosts.map((host): [string, Player] => [host, { service, path }]),
  ),
]);

/** The hosts that an iframe is allowed to load from. */
export const frameHosts: ReadonlySet<string> = new Set(players.keys());

/** Returns the service whose player a URL shows, or null. An iframe is allowed to load only players. */
export function playerService(address: string) {
  const url = URL.canParse(address) ? new URL(address) : null;
  const player = url?.protocol === 'https:' ? players.get(url.host) : undefined;
  return url && player?.path.test(url.pathname) && url.username + url.password === ''
    ? player.service
    : null;
}

type StoredEmbed = { service?: unknown; source?: unknown };

/**
 * Computes the iframe of a stored embed from its service and source. The stored URL of the iframe is
 * ignored. Returns null for an unknown service or source, which is shown as a plain link.
 */
export function embedFrame({ service, source }: StoredEmbed): EmbedFrame | null {
  if (typeof service !== 'string' || typeof source !== 'string') return null;
  if (service === 'youtube' || service === 'vimeo') {
    const video = videoFromUrl(source);
    return video?.service === service ? { src: video.frame, service, height: videoHeight } : null;
  }
  const known = Object.hasOwn(otherServices, service) ? otherServices[service] : undefined;
  const found = known?.source.exec(source)?.slice(1);
  return known && found ? { src: known.frame(...found), service, height: known.height } : null;
}

/** Finds the service that can embed an address; null if none can. */
export function findEmbed(source: string): EmbedFrame | null {
  for (const service of ['youtube', 'vimeo', ...Object.keys(otherServices)]) {
    const frame = embedFrame({ service, source });
    if (frame) return frame;
  }
  return null;
}
