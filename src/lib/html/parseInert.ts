import { createMarkupPolicy } from '../browser/trustedTypes';

/** In a document of its own nothing runs and nothing is loaded, so any markup is accepted. */
const inert = createMarkupPolicy('inert', (markup) => markup);

/** Parses HTML as a document of its own. */
export const parseHtml = (html: string) =>
  new DOMParser().parseFromString(inert(html), 'text/html');

/** Parses XML as a document of its own. A `parsererror` element says that it isn't valid. */
export const parseXml = (xml: string) => new DOMParser().parseFromString(inert(xml), 'text/xml');
