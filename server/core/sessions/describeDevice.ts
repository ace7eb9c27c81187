import { sessionMessages } from '@contract/texts/apiMessages';

type Named = readonly (readonly [name: string, pattern: RegExp])[];

/** The first one that matches counts: most browsers also name those that they are compatible with. */
const browsers: Named = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: Named = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (named: Named, userAgent: string) =>
  named.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** A User-Agent header in words: Firefox on Linux. Of the header itself, which can be anything, nothing is in them. */
export function describeDevice(userAgent: string) {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? sessionMessages.unknownDevice;
}
