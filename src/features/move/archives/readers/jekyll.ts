import { escapeHtmlAttribute, escapeHtmlText } from '@contract/document/html/escape';
import { postPath } from '@contract/pages';
import {
  type Archive,
  type ArchiveFile,
  filesBelow,
  folderOf,
  nameOf,
  withoutExtension,
} from '../archive';
import { type Context, createContext } from '../convert/context';
import { withoutMarks } from '../convert/lossMarks';
import { createPictureFinder } from '../convert/pictures';
import { protectCode } from '../convert/protectCode';
import { readHtml } from '../convert/readHtml';
import { readMarkdown } from '../convert/readMarkdown';
import { type Page, readPage } from '../convert/readPage';
import { withoutHeadingNames } from '../convert/withoutHeadingNames';
import { type Loss, lossOf } from '../losses';
import type { MovedPost } from '../movedPost';
import { permalinkPatternOf } from './jekyllPermalink';
import { convertLiquidTag, replaceLiquid } from './liquid';
import { listPages } from './listPages';
import { type PageDetails, readDetails } from './pages/details';
import { finishPage } from './pages/finishPage';
import { permalinkOf } from './pages/permalinks';
import { baseOf, type Config, readConfig } from './pages/readConfig';
import { createSiteIndex, type Listed, type SiteIndex } from './pages/siteIndex';
import { attempt, type Reader } from './reader';

const pageName = /\.(?:md|markdown|html?)$/i;
const postName =
  /(?:^|\/)_posts\/(?:[^/]+\/)*(\d{4}-\d{1,2}-\d{1,2})-([^/]+)\.(?:md|markdown|html?)$/i;
const isDraftPath = (path: string) => /(?:^|\/)_drafts\//.test(path) && pageName.test(path);
const isPostPath = (path: string) => postName.test(path) || isDraftPath(path);

/** Themes, layouts and what a build makes. */
const isOther = (path: string) =>
  /(?:^|\/)(?:_[a-z]+|vendor|assets|docs)\//.test(path) ||
  /(?:^|\/)(?:README|LICENSE|CHANGELOG)\b/i.test(path);

type JekyllPage = Listed & { page: Page; details: PageDetails; date: string };

/** Jekyll separates tags in one text by spaces. */
const spaced = (list: readonly string[]): string[] =>
  list.length === 1 ? (list[0] ?? '').split(/[\s,]+/).filter(Boolean) : [...list];

function listPage(file: ArchiveFile, text: string, config: Config): JekyllPage {
  const page = readPage(withoutMarks(text));
  const details = readDetails(page.values);
  const [, day = '', name = withoutExtension(nameOf(file.path))] = postName.exec(file.path) ?? [];
  const slug = details.slug || name;
  const categories = spaced(details.categories);
  const date = details.date || day;
  const pattern = permalinkPatternOf(details, config, file);
  const parts = { date, slug, title: slug, fileName: name, folders: [], categories };
  const former = pattern === null ? null : permalinkOf(pattern, parts);
  const formerUrls = [...(former === null ? [] : [former]), ...details.redirect_from];
  const tags = spaced(details.tags);
  return { file, page, date, url: slug, formerUrls, details: { ...details, tags, categories } };
}

/** Stands for `{{` that is shown as it is. */
const rawOpen = '\uFDD3\uFDD3';

/** Replaces what Jekyll writes into a page: addresses of the site, and links between its posts. */
function replaceExpressions(markdown: string, { marks }: Context) {
  const { text, restore } = protectCode(markdown);
  const written = text.replaceAll(/\{\{-?([^{}]*)\}\}/g, (source, inside: string) => {
    const [value = ''] = inside.replace(/-$/, '').split('|', 1);
    const literal = /^\s*(?:"([^"]*)"|'([^']*)')\s*$/.exec(value);
    if (literal) return literal[1] ?? literal[2] ?? '';
    return /^\s*site\.(?:base)?url\s*$/.test(value) ? '' : marks.mark('shortcode', source);
  });
  return restore(written).replaceAll(rawOpen, '{{');
}

/** Removes what kramdown writes after headings, and the classes and attributes after a block. */
function withoutAttributes(markdown: string, context: Context) {
  const { text, restore } = protectCode(withoutHeadingNames(markdown, context));
  const plain = text.replaceAll(/\{:[^{}\n]*\}/g, (source) => {
    context.marks.addOnce('style', source);
    return '';
  });
  return restore(plain);
}

type Site = { archive: Archive; base: string; index: SiteIndex };

const isHtml = ({ path }: ArchiveFile) => /\.html?$/i.test(path);

const htmlCode = (written: string, code: string) =>
  `<pre data-lang="${escapeHtmlAttribute(written.split(' ', 1)[0] ?? '')}">${escapeHtmlText(code)}</pre>`;

function textOfPost({ file, page }: JekyllPage, context: Context, index: SiteIndex) {
  const folder = folderOf(file.path);
  const tagged = replaceLiquid(page.markdown, (tag, inner) => {
    if (tag.name === 'raw' && inner !== null) return inner.replaceAll('{{', rawOpen);
    if (tag.name === 'highlight' && isHtml(file)) return htmlCode(tag.written, inner ?? '');
    if (tag.name !== 'post_url' && tag.name !== 'link')
      return convertLiquidTag(tag, inner, context);
    const found = index.find(tag.written, ['', '_posts/', folder]);
    return found === undefined
      ? `missing:${tag.written.replaceAll(/[^\w./-]/g, '')}`
      : postPath(found);
  });
  return replaceExpressions(tagged, context);
}

function readPost(listed: JekyllPage, { archive, base, index }: Site): MovedPost | Loss {
  const { file, details } = listed;
  const findPicture = createPictureFinder({ archive, folder: folderOf(file.path), base });
  const context = createContext(findPicture, index.linksOf(file, base));
  const text = textOfPost(listed, context, index);
  const { heading, blocks } = isHtml(file)
    ? { heading: null, blocks: readHtml(text, context) }
    : readMarkdown(withoutAttributes(text, context), details.title, context);
  const isPublished =
    !isDraftPath(file.path) && details.published !== false && details.draft !== true;
  return finishPage(
    listed,
    {
      system: 'jekyll',
      title: details.title || (heading ?? ''),
      blocks,
      date: listed.date,
      isPublished,
    },
    context,
  );
}

/** Jekyll: the folder of a site with `_posts`, or these posts alone. */
export const jekyll: Reader = {
  name: 'Jekyll',
  recognises: (archive) => [...archive.files.keys()].some((path) => postName.test(path)),
  async *read(archive) {
    const config = await readConfig(archive, /^_config\.ya?ml$/);
    const isWanted = (path: string) => pageName.test(path) && (isPostPath(path) || !isOther(path));
    const { pages: all, losses } = await listPages(filesBelow(archive, isWanted), (file, text) =>
      listPage(file, text, config),
    );
    yield* losses;
    const pages = all.filter(({ file }) => isPostPath(file.path));
    for (const { file, page, details } of all)
      if (!isPostPath(file.path) && page.hasFrontMatter)
        yield lossOf('page', details.title || file.path);
    const site = { archive, base: baseOf(config, archive), index: createSiteIndex(pages) };
    for (const page of pages) {
      yield await attempt(page.details.title || page.file.path, () => readPost(page, site));
    }
  },
};
