import { hostileElements } from './elementPayloads';
import { hostileMarkup } from './parserPayloads';
import { hostileUrls } from './urlPayloads';

/** One class of attack: the text for fields with markup, and the text for fields with a URL. */
export type Payload = { name: string; html: string; url: string };

const escapeQuotes = (url: string) => url.replaceAll('"', '&quot;');

const fromHtml = ([name, html]: [string, string]): Payload => ({ name, html, url: html });

const fromUrl = ([name, url]: [string, string]): Payload => ({
  name,
  html: `<a href="${escapeQuotes(url)}">x</a><img src="${escapeQuotes(url)}"><iframe src="${escapeQuotes(url)}"></iframe>`,
  url,
});

export const payloads: readonly Payload[] = [
  ...Object.entries(hostileUrls).map(fromUrl),
  ...Object.entries(hostileElements).map(fromHtml),
  ...Object.entries(hostileMarkup).map(fromHtml),
];
