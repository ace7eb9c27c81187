import { otherServices } from './embedServices';
import { videoFromUrl } from './videos';

export type EmbedFrame = { src: string; service: string; height: number };

const videoHeight = 320;
const videoHosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'];
const frameHosts: ReadonlySet<string> = new Set([
  ...videoHosts,
  ...Object.values(otherServices).flatMap(({ hosts }) => hosts),
]);

/** Whether a frame may come from this address: one of the known hosts, over TLS. */
export function isFrameUrl(url: string) {
  const host = /^https:\/\/([a-z0-9.-]+)\//i.exec(url)?.[1];
  return host !== undefined && frameHosts.has(host.toLowerCase());
}

type StoredEmbed = { service?: unknown; source?: unknown };

/**
 * The frame of a stored embed, computed anew from its service and source. What the document says
 * the frame's address is plays no part. null: show the source as a plain link.
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
