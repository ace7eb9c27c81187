import { sanitizeRaw } from '@contract/document/sanitizeHtml';
import purify from 'dompurify';

/** Loads nothing before it is near, and names what has no name. */
function tame(fragment: DocumentFragment) {
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

/** A piece of raw HTML as nodes in which nothing can run. */
export function cleanFragment(html: string) {
  return tame(
    purify.sanitize(sanitizeRaw(html), {
      RETURN_DOM_FRAGMENT: true,
      ADD_TAGS: ['iframe'],
      ADD_ATTR: ['allowfullscreen', 'target'],
      FORBID_ATTR: ['style', 'class', 'id', 'name'],
      ALLOW_DATA_ATTR: false,
    }),
  );
}
