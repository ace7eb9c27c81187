import { editorLimits } from '../document/editorLimits';
import { limits } from '../limits';

const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** Texts about posts as Markdown files. */
export const markdownTexts = {
  copied: 'Copied as Markdown.',
  copyFailed: 'Your browser did not allow copying. Use Download instead.',
  downloadFailed: 'Failed to download the post.',
  wrongType: 'Please choose a Markdown file (.md or .markdown) or a .zip that contains one.',
  oneFile: 'Please import one file at a time.',
  tooLarge: `The file is too large: ${mebibytes(editorLimits.postFile.textBytes)} for Markdown, ${mebibytes(editorLimits.postFile.zipBytes)} for a .zip.`,
  inflatesTooLarge: `The .zip is too large: ${editorLimits.postFile.entries} files and ${mebibytes(editorLimits.postFile.inflatedBytes)} unpacked at most.`,
  brokenZip: 'The .zip is damaged and can not be read.',
  unsafeNames: 'The .zip contains file names that lead outside of it.',
  noMarkdown: 'The .zip contains no Markdown file.',
  severalMarkdown: 'The .zip contains more than one Markdown file. Please import one of them.',
  empty: 'The file is empty.',
  notText: 'The file is not text in UTF-8.',
  unreadable: 'The file could not be read.',
  toml: 'Front matter in TOML (+++) can not be read. Please write it in YAML (---).',
  aliases: 'Front matter with anchors and aliases (& and *) can not be read.',
  tooManyTags: `The file has more than ${limits.tagsPerPost} tags. The first ones were taken.`,
  tooDeep: 'The text is nested too deeply.',
} as const;

/** Says where front matter is broken. */
export const brokenFrontMatter = (line: number) =>
  `Line ${line} of the file is not valid front matter. A value with a colon or a special first character needs quotes.`;

export const brokenValue = (name: string) =>
  `The value of "${name}" in the front matter can not be read.`;

export const importedFile = (name: string) => `Imported ${name}.`;

export const downloadedFile = (name: string) => `Downloaded ${name}.`;

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

export const keptAddresses = (addresses: readonly string[]) =>
  `${pictures(addresses.length)} could not be loaded and ${addresses.length === 1 ? 'keeps its address' : 'keep their addresses'}: ${addresses.join(', ')}`;

export const lostPictures = (names: readonly string[]) =>
  `${pictures(names.length)} could not be imported: ${names.join(', ')}`;

export const unusedCover = (address: string) =>
  `The file names a cover image. Please choose it as the post image: ${address}`;

export const unusedCanonicalUrl = (address: string) =>
  `The file names an original address that is not an https address on another site: ${address}`;
