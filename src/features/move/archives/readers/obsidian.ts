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
import { createNameIndex, createPictureFinder } from '../convert/pictures';
import { readMarkdown } from '../convert/readMarkdown';
import { type Page, readPage } from '../convert/readPage';
import { type Loss, lossOf } from '../losses';
import type { MovedPost } from '../movedPost';
import { listPages } from './listPages';
import { inlineTags, standardMarkdown, type Vault } from './obsidianSyntax';
import { type PageDetails, readDetails } from './pages/details';
import { finishPage } from './pages/finishPage';
import { createSiteIndex, type Listed, type SiteIndex } from './pages/siteIndex';
import { attempt, type Reader } from './reader';

type Note = Listed & { page: Page; details: PageDetails; title: string };

const noteFiles = (archive: Archive) =>
  filesBelow(
    archive,
    (path) => /\.(?:md|markdown)$/i.test(path) && !/(?:^|\/)templates?\//i.test(path),
  );

function listNote(file: ArchiveFile, text: string): Note {
  const page = readPage(withoutMarks(text));
  const details = readDetails(page.values);
  const name = withoutExtension(nameOf(file.path));
  const title = details.title || name;
  const permalink = details.permalink || details.url;
  const formerUrls = permalink === '' ? [] : [permalink.replace(/^(?!\/|https?:)/, '/')];
  return { file, page, details, title, url: details.slug || suggestUrl(title) || name, formerUrls };
}

/** Whether a note was published: notes say so, or have a date. */
const isPublic = ({ publish, published, draft, date }: PageDetails) =>
  publish ?? published ?? (draft === undefined ? date !== '' : !draft);

function createVault(archive: Archive, index: SiteIndex) {
  const byName = createNameIndex(archive);
  return (note: Note): Vault => {
    const folder = folderOf(note.file.path);
    return {
      findNote(name) {
        const found = index.find(name, ['', folder]);
        return found === undefined ? null : postPath(found);
      },
      findFile(name) {
        const file = archive.files.get(name) ?? archive.files.get(folder + name);
        const found = file ?? byName.get(nameOf(name).toLowerCase());
        return found ? `/${found.path.split('/').map(encodeURIComponent).join('/')}` : null;
      },
    };
  };
}

type Site = { archive: Archive; index: SiteIndex; vaultOf: (note: Note) => Vault };

function readPost(note: Note, { archive, index, vaultOf }: Site): MovedPost | Loss {
  const { file, page, details, title } = note;
  const base = archive.siteUrl ?? '';
  const findPicture = createPictureFinder({ archive, folder: folderOf(file.path), base });
  const vault = vaultOf(note);
  const context = createContext(
    (address) => {
      const found = findPicture(address);
      const byName = found ? null : vault.findFile(address);
      return found ?? (byName === null ? null : findPicture(byName));
    },
    index.linksOf(file, base),
  );
  const markdown = standardMarkdown(page.markdown, { context, vault });
  const isPublished = isPublic(details);
  return finishPage(
    note,
    {
      system: 'obsidian',
      title,
      blocks: readMarkdown(markdown, title, context).blocks,
      tags: [
        ...[...details.tags, ...details.categories].map((tag) => tag.replace(/^#/, '')),
        ...inlineTags(page.markdown),
      ],
      date: details.date,
      isPublished,
    },
    context,
  );
}

/** Obsidian, or any other folder of Markdown: each note is a post. */
export const obsidian: Reader = {
  name: 'Obsidian',
  recognises: (archive) => noteFiles(archive).length > 0,
  async *read(archive) {
    const { pages: notes, losses } = await listPages(noteFiles(archive), listNote);
    yield* losses;
    const index = createSiteIndex(notes);
    const site = { archive, index, vaultOf: createVault(archive, index) };
    for (const note of notes) yield await attempt(note.title, () => readPost(note, site));
    for (const { path } of filesBelow(archive, (path) => path.endsWith('.canvas'))) {
      yield lossOf('otherEntry', path);
    }
  },
};
