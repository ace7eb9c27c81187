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
