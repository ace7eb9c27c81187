import { expect, test } from 'vitest';
import { describeDevice } from './describeDevice';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['Firefox on iPhone', `${iPhone} ${webKit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  ['Safari on iPhone', `${iPhone} ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`],
  [
    'Safari on iPad',
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${webKit} Version/16.6 Mobile/15E148 Safari/604.1`,
  ],
  ['Safari on Mac', `${mac} ${webKit} Version/18.5 Safari/605.1.15`],
  ['Chrome on Mac', `${mac} ${blink} Chrome/147.0.0.0 Safari/537.36`],
  ['Chrome on Windows', `${windows} ${blink} Chrome/147.0.0.0 Safari/537.36`],
  ['Chrome on Linux', `${linux} ${blink} HeadlessChrome/147.0.0.0 Safari/537.36`],
  ['Chrome on Android', `${android} ${blink} Chrome/147.0.0.0 Mobile Safari/537.36`],
  ['Chrome on iPhone', `${iPhone} ${webKit} CriOS/147.0 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on ChromeOS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/147.0.0.0 Safari/537.36`,
  ],
  ['Edge on Windows', `${windows} ${blink} Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0`],
  ['Edge on Android', `${android} ${blink} Chrome/147.0.0.0 Mobile Safari/537.36 EdgA/147.0.0.0`],
  ['Opera on Linux', `${linux} ${blink} Chrome/147.0.0.0 Safari/537.36 OPR/131.0.0.0`],
  [
    'Samsung Internet on Android',
    `${android} ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['Linux', 'Mozilla/5.0 (Linux) jsdom'],
  ['Chrome', 'Chrome/147'],
])('%s', (words, userAgent) => {
  expect(describeDevice(userAgent)).toBe(words);
});

test.each(['', 'curl/8.15.0', 'node', '<b>Firefox</b>', '\u202EFirefox', 'x'.repeat(100_000)])(
  'a header that names no browser is not repeated',
  (userAgent) => {
    expect(describeDevice(userAgent)).toBe('Unknown device');
  },
);

test('what a header has besides the names is not repeated', () => {
  const userAgent = `<script>Firefox/140.0</script> (Linux) ${'x'.repeat(100_000)}`;
  expect(describeDevice(userAgent)).toBe('Firefox on Linux');
});
