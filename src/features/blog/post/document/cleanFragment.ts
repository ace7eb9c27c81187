import { sanitizeRaw } from '@contract/document/sanitizeHtml';
import purify from 'dompurify';

/** Adds lazy loading, a sandbox and missing names to frames and images. */
function completeElements(fragment: DocumentFragment) {
  for (const frame of fragment.querySelectorAll('iframe')) {
    frame.loading = 'lazy';
    frame.title ||= 'Embedded content';
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-presentation',
    );
  }
  for (const image of fragment.querySelectorAll('img')) {
    image.loading = 'lazy';
    if (!image.hasAttribute('alt')) image.alt = '';
  }
  return fragment;
}

/** Returns raw HTML as nodes without anything that could run. */
export function cleanFragment(html: string) {
  return completeElements(
    purify.sanitize(sanitizeRaw(html), {
      RETURN_DOM_FRAGMENT: true,
      ADD_TAGS: ['iframe'],
      ADD_ATTR: ['allowfullscreen', 'target'],
      FORBID_ATTR: ['style', 'class', 'id', 'name'],
      ALLOW_DATA_ATTR: false,
    }),
  );
}
