import { expect, test } from 'vitest';
import { otherServices } from './embedServices';
import { embedFrame, playerService } from './embeds';
import { videoFromUrl } from './videos';

const watched = 'https://www.youtube.com/embed/M7lc1UVf-VE';

test.each([
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE', watched],
  ['http://youtube.com/watch?feature=x&v=M7lc1UVf-VE', watched],
  ['https://m.youtube.com/watch?v=M7lc1UVf-VE&t=90s', `${watched}?start=90`],
  ['https://youtu.be/M7lc1UVf-VE?t=1m30s', `${watched}?start=90`],
  ['youtu.be/M7lc1UVf-VE', watched],
  ['https://www.youtube.com/shorts/M7lc1UVf-VE', watched],
  ['https://www.youtube.com/live/M7lc1UVf-VE?feature=share', watched],
  ['https://www.youtube.com/embed/M7lc1UVf-VE?start=12', `${watched}?start=12`],
  ['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE', watched],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?title=0&byline=0'],
  [
    'https://player.vimeo.com/video/76979871?h=1',
    'https://player.vimeo.com/video/76979871?title=0&byline=0',
  ],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://player.vimeo.com/video/76979871?title=0&byline=0',
  ],
])('%s is a video', (url, frame) => {
  expect(videoFromUrl(url)?.frame).toBe(frame);
});

test.each([
  '',
  'not an address',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=a"onload="x',
  'https://www.youtube.com.evil.test/watch?v=M7lc1UVf-VE',
  'https://evil.test/?https://www.youtube.com/watch?v=M7lc1UVf-VE',
  'https://www.youtube.com@evil.test/watch?v=M7lc1UVf-VE',
  'https://user@www.youtube.com/watch?v=M7lc1UVf-VE',
  'https://www.youtube.com:8443/watch?v=M7lc1UVf-VE',
  'javascript:alert(1)//youtu.be/M7lc1UVf-VE',
  'https://vimeo.com/about',
])('%s is not a video', (url) => {
  expect(videoFromUrl(url)).toBeNull();
});

test.each([
  ['coub', 'https://coub.com/view/1czcdf', 'https://coub.com/embed/1czcdf'],
  ['imgur', 'https://imgur.com/gallery/OHbkxgr', 'https://imgur.com/OHbkxgr/embed'],
  ['imgur', 'https://i.imgur.com/OHbkxgr.gifv', 'https://imgur.com/OHbkxgr/embed'],
  [
    'codepen',
    'https://codepen.io/Rikkokiri/pen/RwrqYbY',
    'https://codepen.io/Rikkokiri/embed/RwrqYbY?height=300&theme-id=0&default-tab=css,result&embed-version=2',
  ],
  [
    'twitter',
    'https://x.com/codex_team/status/1202295536826630145',
    'https://platform.twitter.com/embed/Tweet.html?id=1202295536826630145',
  ],
  [
    'facebook',
    'https://www.facebook.com/genclikforeverresmi/videos/944647522284479',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fgenclikforeverresmi%2Fvideos%2F944647522284479&width=500',
  ],
  [
    'yandex-music-track',
    'https://music.yandex.ru/album/5643859/track/42662275',
    'https://music.yandex.ru/iframe/#track/5643859/42662275/',
  ],
  [
    'instagram',
    'https://www.instagram.com/p/B--iRCFHVxI/',
    'https://www.instagram.com/p/B--iRCFHVxI/embed',
  ],
  [
    'twitch-video',
    'https://www.twitch.tv/videos/315468440',
    'https://player.twitch.tv/?video=v315468440',
  ],
])('an embed of %s is shown from a known host', (service, source, src) => {
  expect(embedFrame({ service, source })?.src).toBe(src);
  expect(playerService(src)).not.toBeNull();
});

test('the stored URL of the iframe is ignored', () => {
  const stored = {
    service: 'youtube',
    source: 'https://youtu.be/M7lc1UVf-VE',
    embed: 'javascript:alert(1)',
  };
  expect(embedFrame(stored)).toEqual({ src: watched, service: 'youtube', height: 320 });
});

test.each([
  { service: 'youtube', source: 'https://vimeo.com/76979871' },
  { service: 'youtube', source: 'javascript:alert(1)' },
  { service: 'github', source: 'https://gist.github.com/a/b' },
  { service: 'constructor', source: 'https://youtu.be/M7lc1UVf-VE' },
  { service: 'coub', source: 'https://evil.test/https://coub.com/view/1czcdf' },
  { service: 'coub' },
  {},
])('%o has no iframe', (embed) => {
  expect(embedFrame(embed)).toBeNull();
});

test.each(Object.entries(otherServices))(
  'an iframe of %s shows its player',
  (service, { frame }) => {
    const found = service === 'reddit' ? ['r/soil/comments/a1/title'] : ['12', '34'];
    expect(playerService(frame(...found))).not.toBeNull();
  },
);

test.each([
  'https://www.youtube.com/embed/M7lc1UVf-VE?start=12',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  'https://player.vimeo.com/video/76979871?h=1',
  'https://www.facebook.com/plugins/video.php?href=x',
])('%s is the address of a player', (url) => {
  expect(playerService(url)).not.toBeNull();
});

test.each([
  'https://www.youtube.com/redirect?q=https://evil.test/',
  'https://www.youtube.com/embed/../redirect?q=https://evil.test/',
  'https://www.youtube.com/embed/%2e%2e/redirect?q=https://evil.test/',
  'https://www.youtube.com/embed/..%2fredirect',
  'https://www.youtube.com/embed/',
  'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  'https://www.youtube.com:8443/embed/M7lc1UVf-VE',
  'https://user@www.youtube.com/embed/M7lc1UVf-VE',
  'https://www.youtube.com@evil.test/embed/M7lc1UVf-VE',
  'https://www.youtube.com.evil.test/embed/M7lc1UVf-VE',
  'http://www.youtube.com/embed/M7lc1UVf-VE',
  '//www.youtube.com/embed/M7lc1UVf-VE',
  'javascript://www.youtube.com/embed/M7lc1UVf-VE',
  'https://player.vimeo.com/external/76979871.mp4',
  'https://www.facebook.com/l.php?u=https://evil.test/',
  'https://www.instagram.com/oauth/authorize',
  'https://codepen.io/user/full/abc',
  'https://miro.com/app/board/abc',
  'https://player.twitch.tv/js/embed/v1.js',
])('%s is not the address of a player', (url) => {
  expect(playerService(url)).toBeNull();
});
