import { sanitizeRaw } from '@contract/document/sanitizeHtml';
import purify from 'dompurify';
import { loadOnClick } from './loadOnClick';
import './raw.css';

/** Makes iframes load on a click; adds lazy loading and missing names to images. */
function completeElements(fragment: DocumentFragment) {
  for (const frame of fragment.querySelectorAll('iframe')) loadOnClick(frame);
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
