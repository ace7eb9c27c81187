import { otherServices } from './embedServices';
import { videoFromUrl } from './videos';

/** The iframe of an embed. */
export type EmbedFrame = { src: string; service: string; height: number };

const videoHeight = 320;
const videoHosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'];
export const frameHosts: ReadonlySet<string> = new Set([
  ...videoHosts,
  ...Object.values(otherServices).flatMap(({ hosts }) => hosts),
]);

/** Returns true if an iframe is allowed to load this URL: a known host over https. */
export function isFrameUrl(url: string) {
  const host = /^https:\/\/([a-z0-9.-]+)\//i.exec(url)?.[1];
  return host !== undefined && frameHosts.has(host.toLowerCase());
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
