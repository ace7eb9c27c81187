import { oneLine } from '@contract/oneLine';
import { parseHtml } from '@/lib/html/parseInert';
import {
  type Archive,
  type ArchiveFile,
  filesBelow,
  nameOf,
  startOf,
  withoutExtension,
} from '../archive';
import { type Context, createContext, createLinkTo } from '../convert/context';
import { finishPost } from '../convert/finishPost';
import { withoutMarks } from '../convert/lossMarks';
import { createPictureFinder, decodePath } from '../convert/pictures';
import { replaceByLink } from '../convert/prepareHtml';
import { readMarkedHtml } from '../convert/readHtml';
import { lossOf } from '../losses';
import { attempt, type Reader } from './reader';

const textOf = (parent: ParentNode, selector: string) =>
  oneLine(parent.querySelector(selector)?.textContent ?? '');

const hrefOf = (parent: ParentNode, selector: string) =>
  parent.querySelector(selector)?.getAttribute('href')?.trim() ?? '';

type Details = { title: string; subtitle: string };

/** Removes what the body repeats: title, subtitle and the line above the first section. */
function removeRepeated(body: ParentNode, { title, subtitle }: Details) {
  body.querySelector('.section-divider')?.remove();
  const repeated = [
    body.querySelector('.graf--title'),
    body.querySelector('.graf--subtitle'),
    body.querySelector('.graf--leading'),
  ];
  for (const element of repeated) {
    const text = oneLine(element?.textContent ?? '');
    const isHeading = element?.localName === 'h3' || element?.localName === 'h4';
    if (isHeading && (text === title || text === subtitle)) element?.remove();
  }
}

function adapt(page: Document, context: Context) {
  for (const card of page.querySelectorAll('.graf--mixtapeEmbed')) {
    const href = hrefOf(card, 'a');
    replaceByLink(card, context, { kind: 'card', href, text: textOf(card, 'strong') || href });
  }
  for (const row of page.querySelectorAll('.sectionLayout--outsetRow')) {
    row.before(context.marks.mark('gallery', `${row.querySelectorAll('img').length}`));
  }
  for (const frame of page.querySelectorAll('iframe')) {
    // The frame of an embed that only Medium can show.
    const source = frame.getAttribute('data-src') ?? frame.getAttribute('src') ?? '';
    frame.setAttribute('src', source);
  }
}

/** Responses have no title of their own: it is the beginning of their text. */
function isResponse(page: Document, { title, subtitle }: Details) {
  if (subtitle !== '' || page.querySelector('.graf--title')) return false;
  const first = page.querySelector('.e-content .graf');
  const text = oneLine(first?.textContent ?? '');
  const beginning = title.replace(/…$/, '').trim();
  return first?.localName === 'p' && beginning !== '' && text.startsWith(beginning);
}

const isMedium = (url: string) => /^https:\/\/(?:[\w-]+\.)*medium\.com\//.test(url);

/** Medium ends addresses with the number of the post. */
const withoutId = (slug: string) => slug.replace(/-[0-9a-f]{8,14}$/, '');

function slugOf(canonical: string) {
  const path = URL.canParse(canonical) ? new URL(canonical).pathname : '';
  return withoutId(decodePath(path.slice(path.lastIndexOf('/') + 1)));
}

const idOf = (page: Document, path: string) =>
  /\/p\/([0-9a-f]+)/.exec(hrefOf(page, 'footer a[href*="/p/"]'))?.[1] ??
  withoutExtension(nameOf(path));

async function readPost(file: ArchiveFile, archive: Archive) {
  const page = parseHtml(withoutMarks(await file.text()));
  const details = { title: textOf(page, '.p-name'), subtitle: textOf(page, '.p-summary') };
  const body = page.querySelector('[data-field="body"], .e-content');
  if (!body) return lossOf('noText', file.path);
  if (isResponse(page, details)) return lossOf('response', details.title);
  const canonical = hrefOf(page, '.p-canonical');
  const date = page.querySelector('time.dt-published')?.getAttribute('datetime') ?? '';
  const isDraft = nameOf(file.path).startsWith('draft_') || date === '';
  removeRepeated(body, details);
  const context = createContext(
    createPictureFinder({ archive }),
    createLinkTo('https://medium.com/'),
  );
  const featured = body.querySelector('img[data-is-featured="true"]')?.getAttribute('src') ?? '';
  return finishPost(
    {
      key: `medium:${idOf(page, file.path)}`,
      title: details.title,
      slug: slugOf(canonical),
      blocks: readMarkedHtml(body.innerHTML, context, adapt),
      tags: [...page.querySelectorAll('.p-tag')].map((tag) => tag.textContent.trim()),
      description: details.subtitle,
      keywords: '',
      date,
      isPublished: !isDraft,
      canonicalUrl: isMedium(canonical) ? '' : canonical,
      formerUrls: isDraft || isMedium(canonical) ? [] : [canonical],
      author: textOf(page, '.p-author'),
      cover: featured === '' ? null : context.pictures.find(featured),
    },
    context,
  );
}

const postFiles = (archive: Archive) =>
  filesBelow(
    archive,
    (path) => /(?:^|\/)posts\/[^/]+\.html$/.test(path) || /^[^/]+\.html$/.test(path),
  );

const isMediumPost = (start: string) =>
  /class="h-entry"/.test(start) && /class="p-name"/.test(start);

/** Medium: the .zip of Settings, Download your information; the posts are `posts/*.html`. */
export const medium: Reader = {
  name: 'Medium',
  async recognises(archive) {
    const starts = await Promise.all(postFiles(archive).slice(0, 5).map(startOf));
    return starts.some(isMediumPost);
  },
  async *read(archive) {
    for (const file of postFiles(archive)) {
      if (!isMediumPost(await startOf(file))) continue;
      yield await attempt(nameOf(file.path), () => readPost(file, archive));
    }
  },
};
