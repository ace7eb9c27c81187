import { editorLimits } from './editorLimits';

/** How a service shows its content in an iframe. */
export type EmbedService = {
  /** The hosts of its iframes. */
  hosts: readonly string[];
  /** The paths of its player. Other pages of the service are not allowed in an iframe. */
  path: RegExp;
  height: number;
  /** Finds the parts of the content's URL that the iframe's URL needs. */
  source: RegExp;
  frame: (...found: string[]) => string;
};

const word = '([\\w-]+)';
const at = (pattern: string) => new RegExp(`^https?://${pattern}`, 'i');
const encoded = encodeURIComponent;

/** The services of older embeds. YouTube and Vimeo are in videos.ts. */
export const otherServices: Readonly<Record<string, EmbedService>> = {
  coub: {
    hosts: ['coub.com'],
    path: /^\/embed\/[\w-]+$/,
    height: editorLimits.embedHeight,
    source: at(`(?:www\\.)?coub\\.com/(?:view|embed)/${word}`),
    frame: (id = '') => `https://coub.com/embed/${id}`,
  },
  vine: {
    hosts: ['vine.co'],
    path: /^\/v\/[\w-]+\/embed\/(?:simple|postcard)\/?$/,
    height: editorLimits.embedHeight,
    source: at(`(?:www\\.)?vine\\.co/v/${word}`),
    frame: (id = '') => `https://vine.co/v/${id}/embed/simple/`,
  },
  imgur: {
    hosts: ['imgur.com'],
    path: /^\/(?:a\/)?\w+\/embed$/,
    height: 500,
    source: at('(?:i\\.|www\\.)?imgur\\.com/(?:[\\w-]+/)*([a-z0-9]+)(?:\\.\\w+)?/?(?:[?#]|$)'),
    frame: (id = '') => `https://imgur.com/${id}/embed`,
  },
  gfycat: {
    hosts: ['gfycat.com'],
    path: /^\/ifr\/\w+$/,
    height: 436,
    source: at('(?:www\\.)?gfycat\\.com/(?:detail/|ifr/)?([a-z]+)'),
    frame: (id = '') => `https://gfycat.com/ifr/${id}`,
  },
  'twitch-channel': {
    hosts: ['player.twitch.tv'],
    path: /^\/$/,
    height: 366,
    source: at('www\\.twitch\\.tv/(\\w+)/?$'),
    frame: (id = '') => `https://player.twitch.tv/?channel=${id}`,
  },
  'twitch-video': {
    hosts: ['player.twitch.tv'],
    path: /^\/$/,
    height: 366,
    source: at('www\\.twitch\\.tv/(?:\\w+/v|videos)/(\\d+)'),
    frame: (id = '') => `https://player.twitch.tv/?video=v${id}`,
  },
  'yandex-music-album': {
    hosts: ['music.yandex.ru'],
    path: /^\/iframe\/$/,
    height: 400,
    source: at('music\\.yandex\\.ru/album/(\\d+)/?$'),
    frame: (id = '') => `https://music.yandex.ru/iframe/#album/${id}/`,
  },
  'yandex-music-track': {
    hosts: ['music.yandex.ru'],
    path: /^\/iframe\/$/,
    height: 100,
    source: at('music\\.yandex\\.ru/album/(\\d+)/track/(\\d+)'),
    frame: (album = '', track = '') => `https://music.yandex.ru/iframe/#track/${album}/${track}/`,
  },
  'yandex-music-playlist': {
    hosts: ['music.yandex.ru'],
    path: /^\/iframe\/$/,
    height: 400,
    source: at('music\\.yandex\\.ru/users/([\\w.-]+)/playlists/(\\d+)'),
    frame: (user = '', list = '') =>
      `https://music.yandex.ru/iframe/#playlist/${user}/${list}/show/cover/description/`,
  },
  codepen: {
    hosts: ['codepen.io'],
    path: /^\/[\w-]+\/embed\/(?:preview\/)?[\w-]+$/,
    height: editorLimits.socialEmbedHeight,
    source: at(`codepen\\.io/${word}/(?:pen|embed)/${word}`),
    frame: (user = '', pen = '') =>
      `https://codepen.io/${user}/embed/${pen}?height=300&theme-id=0&default-tab=css,result&embed-version=2`,
  },
  instagram: {
    hosts: ['www.instagram.com'],
    path: /^\/(?:reel|p)\/[\w-]+\/embed(?:\/captioned)?\/?$/,
    height: 505,
    source: at(`(?:www\\.)?instagram\\.com/(?:reel|p)/${word}`),
    frame: (id = '') => `https://www.instagram.com/p/${id}/embed`,
  },
  twitter: {
    hosts: ['platform.twitter.com'],
    path: /^\/embed\/Tweet\.html$/,
    height: editorLimits.socialEmbedHeight,
    source: at('(?:www\\.|mobile\\.)?(?:twitter|x)\\.com/[^?#]+/status/(\\d+)'),
    frame: (id = '') => `https://platform.twitter.com/embed/Tweet.html?id=${id}`,
  },
  reddit: {
    hosts: ['www.redditmedia.com'],
    path: /^\/r\/\w+\/comments\/[\w/-]+$/,
    height: editorLimits.socialEmbedHeight,
    source: at('www\\.reddit\\.com/(r/\\w+/comments/[\\w/-]+)'),
    frame: (path = '') =>
      `https://www.redditmedia.com/${path}?ref_source=embed&ref=share&embed=true`,
  },
  pinterest: {
    hosts: ['assets.pinterest.com'],
    path: /^\/ext\/embed\.html$/,
    height: 400,
    source: at('(?:\\w+\\.)?pinterest\\.com/pin/(\\w+)'),
    frame: (id = '') => `https://assets.pinterest.com/ext/embed.html?id=${id}`,
  },
  facebook: {
    hosts: ['www.facebook.com'],
    path: /^\/plugins\/(?:post|video)\.php$/,
    height: 500,
    source: at('www\\.facebook\\.com/([\\w.-]+/[\\w./-]+)'),
    frame: (path = '') =>
      `https://www.facebook.com/plugins/post.php?href=${encoded(`https://www.facebook.com/${path}`)}&width=500`,
  },
  aparat: {
    hosts: ['www.aparat.com'],
    path: /^\/video\/video\/embed\/videohash\/[\w-]+\/vt\/frame$/,
    height: 300,
    source: at(`(?:www\\.)?aparat\\.com/v/${word}`),
    frame: (id = '') => `https://www.aparat.com/video/video/embed/videohash/${id}/vt/frame`,
  },
  miro: {
    hosts: ['miro.com'],
    path: /^\/app\/live-embed\/[\w=-]+\/?$/,
    height: 500,
    source: at('miro\\.com/app/(?:board|live-embed)/([\\w=-]+)'),
    frame: (id = '') => `https://miro.com/app/live-embed/${id}`,
  },
};
