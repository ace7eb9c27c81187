import { expect, test } from 'vitest';
import { isApiCallUrl } from './pictureUrl';
import { sanitizeDocument } from './sanitizeDocument';
import { sanitizeRaw } from './sanitizeHtml';

const call = 'user/google/auth?code=stolen';

const apiCalls = [
  `/api/v1/${call}`,
  `api/v1/${call}`,
  `./api/v1/${call}`,
  `../../api/v1/${call}`,
  `/api/../api/v1/${call}`,
  `/./api/./v1/${call}`,
  `/posts/../api/v1/${call}`,
  `/posts/%2e%2e/api/v1/${call}`,
  `/posts/..%2fapi/v1/${call}`,
  `/%61pi/v1/${call}`,
  `/%61%70%69/%76%31/${call}`,
  `/%2561pi/v1/${call}`,
  `/%252561pi/v1/${call}`,
  `/api%2fv1/${call}`,
  `/api%5cv1/${call}`,
  `/API/V1/${call}`,
  `/api//v1/${call}`,
  `\\api\\v1\\${call}`,
  `/\\commonplace.example/api/v1/${call}`,
  `https://commonplace.example/api/v1/${call}`,
  `HTTPS://COMMONPLACE.EXAMPLE:443/api/v1/${call}`,
  `//commonplace.example/api/v1/${call}`,
  `https:/api/v1/${call}`,
  `https:api/v1/${call}`,
  `https://user:secret@commonplace.example/api/v1/${call}`,
  ' /api/v1/like/post-1 ',
  '/api\t/v1/like/post-1',
  '/api/v1',
  '/api/v1/',
  '/api/v1?x',
  '/api/v1/resource/',
  '/api/v1/resource/file/',
  '/api/v1/resource/file/../../like/post-1',
  '/api/v1/resource/file/..%2f..%2flike%2fpost-1',
  '/api/v1/resource/file/%2e%2e%2f%2e%2e/like/post-1',
  '/api/v1/resource/file/a/b',
  '/api/v1/like/..%2fresource%2ffile%2fa.png',
];

const pictures = [
  '/api/v1/resource/file/a-1280x720.webp',
  'https://commonplace.example/api/v1/resource/file/a.png?width=3',
  '/pictures/api/v1/a.png',
  '/api/v10/a.png',
  '/api/v1x/a.png',
  '/apis/v1/a.png',
  '/a.png?from=/api/v1/like/post-1',
  '/a.png#/api/v1/like/post-1',
  'https://api.example/v1/a.png',
  'https://pictures.example/100%25.png',
  '/%E0%A4%A.png',
  'a.png',
];

const shownBy = (url: string) => ({
  image: sanitizeDocument({
    blocks: [
      { type: 'image', data: { file: { url }, url, caption: '', alt: '' } },
      { type: 'simpleImage', data: { url, caption: '' } },
    ],
  }).blocks.map(({ data }) => data),
  raw: sanitizeRaw(`<img src="${url.replaceAll('&', '&amp;')}" alt="">`),
});

test('addresses that call the API are dropped from a document', () => {
  for (const url of apiCalls) {
    expect(isApiCallUrl(url), `of ${url}`).toBe(true);
    const { image, raw } = shownBy(url);
    expect(image, `of ${url}`).toEqual([
      { file: { url: '' }, url: '', caption: '', alt: '' },
      { url: '', caption: '' },
    ]);
    expect(raw, `of ${url}`).toBe('');
  }
});

test('addresses of pictures stay', () => {
  for (const url of pictures) {
    expect(isApiCallUrl(url), `of ${url}`).toBe(false);
    const { image, raw } = shownBy(url);
    expect(image, `of ${url}`).toMatchObject([{ file: { url }, url }, { url }]);
    expect(raw).toBe(`<img src="${url}" alt="">`);
  }
});

const callingHtml = [
  '<img src="&#47;api/v1/like/post-1">',
  '<img src="/&#x61;pi/v1/like/post-1">',
  '<img src=&sol;api&sol;v1&sol;like&sol;post-1>',
  '<img src=/api/v1/like/post-1 src=/a.png>',
  '<img srcset="/api/v1/like/post-1 1x">',
  '<picture><source srcset="/api/v1/like/post-1"></picture>',
  '<video poster="/api/v1/like/post-1" src="/api/v1/like/post-1"></video>',
  '<audio src="/api/v1/like/post-1"></audio>',
  '<input type="image" src="/api/v1/like/post-1">',
  '<table background="/api/v1/like/post-1"></table>',
  '<p style="background:url(/api/v1/like/post-1)">x</p>',
  '<svg><image href="/api/v1/like/post-1"/></svg>',
  '<object data="/api/v1/like/post-1"></object>',
  '<embed src="/api/v1/like/post-1">',
  '<link rel="prefetch" href="/api/v1/like/post-1">',
  '<iframe src="/api/v1/like/post-1"></iframe>',
];

test('raw HTML that would call the API loses that', () => {
  for (const html of callingHtml) expect(sanitizeRaw(html), `of ${html}`).not.toMatch(/api|like/);
});

test('a link to the API is no picture and stays', () => {
  const link = '<a href="/api/v1/blogs/">the API</a>';
  expect(sanitizeRaw(link)).toBe(link);
});
