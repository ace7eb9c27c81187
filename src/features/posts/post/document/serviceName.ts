const names: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  'twitch-channel': 'Twitch',
  'twitch-video': 'Twitch',
  codepen: 'CodePen',
};

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The name that readers know an embed service by. */
export const serviceName = (service: string) =>
  names[service] ?? service.split('-').slice(0, 2).map(capitalized).join(' ');

const videoServices: ReadonlySet<string> = new Set(['youtube', 'vimeo']);

export const isVideoService = (service: string) => videoServices.has(service);

export const contentName = (service: string) => (isVideoService(service) ? 'video' : 'content');

/** The text of the button that shows an iframe. */
export function frameButtonText(service: string, title: string) {
  const end = title ? `: ${title}` : '';
  return `Show the ${contentName(service)} from ${serviceName(service)}${end}`;
}
