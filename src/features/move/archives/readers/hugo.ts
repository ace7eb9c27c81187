import { isRecord } from '@contract/isRecord';
import { postPath } from '@contract/pages';
import { suggestUrl } from '@/lib/suggestUrl';
import {
  type Archive,
  type ArchiveFile,
  filesBelow,
  folderOf,
  nameOf,
  withoutExtension,
} from '../archive';
import { createContext } from '../convert/context';
import { withoutMarks } from '../convert/lossMarks';
import { createPictureFinder } from '../convert/pictures';
import { readHtml } from '../convert/readHtml';
import { readMarkdown } from '../convert/readMarkdown';
import { type Page, readPage } from '../convert/readPage';
import { withoutHeadingNames } from '../convert/withoutHeadingNames';
import { type Loss, lossOf } from '../losses';
import type { MovedPost } from '../movedPost';
import { replaceHugoShortcodes } from './hugoShortcodes';
import { listPages } from './listPages';
import { type PageDetails, readDetails } from './pages/details';
import { finishPage } from './pages/finishPage';
import { type PermalinkParts, permalinkOf } from './pages/permalinks';
import { baseOf, type Config, readConfig, textOf } from './pages/readConfig';
import { createSiteIndex, type Listed, type SiteIndex } from './pages/siteIndex';
import { attempt, type Reader } from './reader';

const configNames = /^(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/;
const pageName = /\.(?:md|markdown|html?)$/i;

const contentFolder = (archive: Archive) =>
  [...archive.files.keys()].some((path) => path.startsWith('content/')) ? 'content/' : '';

const pageFiles = (archive: Archive) => {
  const content = contentFolder(archive);
  return filesBelow(archive, (path) => path.startsWith(content) && pageName.test(path));
};

type HugoPage = Listed & { page: Page; details: PageDetails; section: string };

/** The path of a page without extension and language; a page bundle has the path of its folder. */
const pagePathOf = (path: string) =>
  withoutExtension(path)
    .replace(/\.[a-z]{2}(?:-[a-z]{2})?$/i, '')
    .replace(/\/index$/, '');

function patternOf(config: Config, section: string) {
  const links = config.get('permalinks');
  const all = isRecord(links) ? links : {};
  const ofPages = isRecord(all['page']) ? all['page'] : all;
  return textOf(ofPages[section]) || '/:sections/:slugorfilename/';
}

/** Hugo lowers generated addresses unless the site disables it. */
function formerOf(config: Config, section: string, parts: PermalinkParts) {
  const path = permalinkOf(patternOf(config, section), parts) ?? '';
  return config.get('disablepathtolower') === true ? path : path.toLowerCase();
}

const rooted = (path: string) => (/^(?:https?:|\/)/.test(path) ? path : `/${path}`);

type Site = { archive: Archive; config: Config; base: string };

function listPage(file: ArchiveFile, text: string, { archive, config }: Site): HugoPage {
  const page = readPage(withoutMarks(text));
  const details = readDetails(page.values);
  const inContent = file.path.slice(contentFolder(archive).length);
  const section = inContent.includes('/') ? (inContent.split('/', 1)[0] ?? '') : '';
  const pagePath = pagePathOf(inContent);
  const fileName = nameOf(pagePath);
  const folders = folderOf(pagePath).split('/').filter(Boolean);
  const dated = /^(\d{4}-\d\d-\d\d)[-_]/.exec(fileName)?.[1] ?? '';
  const date = details.date || dated;
  const slug = details.slug || suggestUrl(fileName) || fileName;
  const { title, categories } = details;
  const parts = { date, slug: details.slug || fileName, title, fileName, folders, categories };
  const former = details.url || formerOf(config, section, parts);
  const formerUrls = [former, ...details.aliases].filter(Boolean).map(rooted);
  return { file, page, section, details: { ...details, date }, url: slug, formerUrls };
}

function readPost(listed: HugoPage, { archive, base }: Site, index: SiteIndex): MovedPost | Loss {
  const { file, page, details } = listed;
  const content = contentFolder(archive);
  const folder = folderOf(file.path);
  const findPicture = createPictureFinder({
    archive,
    folder,
    roots: ['static/', 'assets/', content],
    base,
  });
  const context = createContext(findPicture, index.linksOf(file, base));
  const findPage = (name: string) => {
    const found = index.find(name, [folder, content, '']);
    return found === undefined ? null : postPath(found);
  };
  const markdown = replaceHugoShortcodes(page.markdown, { context, findPage });
  const { heading, blocks } = /\.html?$/i.test(file.path)
    ? { heading: null, blocks: readHtml(page.markdown, context) }
    : readMarkdown(withoutHeadingNames(markdown, context), details.title, context);
  const isPublished = details.draft !== true;
  return finishPage(
    listed,
    {
      system: 'hugo',
      title: details.title || (heading ?? ''),
      blocks,
      date: details.date,
      isPublished,
    },
    context,
  );
}

/** Pages of the site itself, and those that list others. */
const isPost = ({ file, section, details }: HugoPage) =>
  !nameOf(file.path).startsWith('_index.') &&
  section !== '' &&
  details.type !== 'page' &&
  details.layout !== 'page';

/** Hugo: the folder of a site, or its `content`; front matter in YAML, TOML or JSON. */
export const hugo: Reader = {
  name: 'Hugo',
  async recognises(archive) {
    const isSite = [...archive.files.keys()].some((path) => configNames.test(path));
    return (isSite || contentFolder(archive) !== '') && pageFiles(archive).length > 0;
  },
  async *read(archive) {
    const config = await readConfig(archive, configNames);
    const site = { archive, config, base: baseOf(config, archive) };
    const { pages, losses } = await listPages(pageFiles(archive), (file, text) =>
      listPage(file, text, site),
    );
    yield* losses;
    const index = createSiteIndex(pages);
    for (const page of pages) {
      const name = page.details.title || page.file.path;
      yield isPost(page)
        ? await attempt(name, () => readPost(page, site, index))
        : lossOf('page', name);
    }
  },
};
