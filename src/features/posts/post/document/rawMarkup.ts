import { playerService } from '@contract/document/embeds';
import { balanceTags } from '@contract/document/html/balanceTags';
import { decodeEntities } from '@contract/document/html/entities';
import { sanitizeRaw } from '@contract/document/sanitizeHtml';
import { createMarkupPolicy } from '@/lib/browser/trustedTypes';
import { frameButtonText } from './serviceName';

const frame = /<iframe([^>]*)><\/iframe>/g;
const valueOf = (attributes: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

function frameButton(attributes: string) {
  const service = playerService(decodeEntities(valueOf(attributes, 'src')).trim());
  if (service === null) return '';
  return `<button type="button" disabled>${frameButtonText(service, valueOf(attributes, 'title'))}</button>`;
}

const hasAlt = (tag: string) => / alt\b/.test(tag.replaceAll(/"[^"]*"/g, ''));

/** Of a repeated attribute, only the first counts. */
const lazyPicture = (tag: string) =>
  tag.replace('<img', () => `<img loading="lazy"${hasAlt(tag) ? '' : ' alt=""'}`);

/** Raw HTML for the HTML of a server, which has no DOM: the same elements as those of cleanFragment. */
function toRawMarkup(html: string) {
  return balanceTags(
    sanitizeRaw(html)
      .replaceAll(frame, (_, attributes: string) => frameButton(attributes))
      .replaceAll(/<img[^>]*>/g, lazyPicture),
  );
}

export const rawMarkup = createMarkupPolicy('sanitized-raw', toRawMarkup);
