/** The services that the editor offers. */
export type VideoService = 'youtube' | 'vimeo';
/** A video and the URL of its player. */
export type Video = { service: VideoService; id: string; frame: string };

const youtubeHosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const vimeoHosts: ReadonlySet<string> = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);

function parseUrl(text: string) {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/** Parses 90, 90s and 1h2m3s. */
function seconds(time: string) {
  const [, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
}

function youtubeId({ hostname, pathname, searchParams }: URL) {
  if (hostname === 'youtu.be') return pathname.slice(1).split('/', 1)[0];
  if (!youtubeHosts.has(hostname)) return undefined;
  if (pathname === '/watch') return searchParams.get('v') ?? undefined;
  return /^\/(?:shorts|live|embed|v)\/([^/]+)/.exec(pathname)?.[1];
}

function youtube(url: URL): Video | null {
  const id = youtubeId(url);
  if (id === undefined || !/^[\w-]{6,20}$/.test(id)) return null;
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  const query = start > 0 ? `?start=${start}` : '';
  return { service: 'youtube', id, frame: `https://www.youtube.com/embed/${id}${query}` };
}

function vimeo({ hostname, pathname }: URL): Video | null {
  const id = vimeoHosts.has(hostname) ? /\/(\d{5,12})(?:\/|$)/.exec(pathname)?.[1] : undefined;
  if (id === undefined) return null;
  const frame = `https://player.vimeo.com/video/${id}?title=0&byline=0`;
  return { service: 'vimeo', id, frame };
}

/** Returns the YouTube or Vimeo video of a URL, or null. The scheme can be missing. */
export function videoFromUrl(text: string): Video | null {
  const url = /\s/.test(text.trim()) ? null : parseUrl(text.trim());
  return url && url.port === '' && url.username === '' ? (youtube(url) ?? vimeo(url)) : null;
}
