import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { isRecord } from '../../isRecord';
import { brokenFrontMatter, brokenValue, markdownTexts } from '../../texts/markdownTexts';
import { UnreadableFileError } from '../UnreadableFileError';
import { splitFrontMatter } from './splitFrontMatter';

/** What a file says about its post besides the text. What it doesn't name is undefined. */
export type PostFileDetails = {
  [Name in 'title' | 'description' | 'keywords' | 'url' | 'date' | 'coverImage' | 'canonicalUrl']?:
    | string
    | undefined;
} & {
  tags?: readonly string[] | undefined;
};

/** What the file of a post says in the export of an account, in this order. What is empty is left out. */
export type ExportedDetails = {
  title: string;
  url: string;
  tags?: readonly string[] | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
  publishedAt?: string | undefined;
  createdAt?: string | undefined;
  isPublished?: boolean | undefined;
  canonicalUrl?: string | undefined;
  /** Paths that it had on another site. */
  formerUrls?: readonly string[] | undefined;
  /** The picture, seen from the file. */
  cover?: string | undefined;
};

/** JSON allows some characters that YAML doesn't. */
function writeText(text: string) {
  return JSON.stringify(text).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

type FrontMatterValue = string | boolean | readonly string[];

function writeValue(value: FrontMatterValue) {
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? writeText(value) : `[${value.map(writeText).join(', ')}]`;
}

/** Writes values as YAML, in the part of it that is also JSON: quoted texts, flow lists, true and false. */
export function writeValues(values: Readonly<Record<string, FrontMatterValue | undefined>>) {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${writeValue(value)}\n`],
  );
  return `---\n${lines.join('')}---\n`;
}

/** Writes details with the names that Jekyll and DEV use. */
export function writeFrontMatter({ coverImage, canonicalUrl, ...others }: PostFileDetails) {
  return writeValues({ ...others, cover_image: coverImage, canonical_url: canonicalUrl });
}

const text = v.optional(v.string());
/** Themes give these names to other things, too. */
const textOrOther = v.fallback(text, undefined);
const words = v.optional(
  v.union([
    v.array(v.string()),
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((word) => word.trim())),
      v.transform((list) => list.filter((word) => word !== '')),
    ),
  ]),
);
const joinedWords = v.optional(
  v.union([
    v.string(),
    v.pipe(
      v.array(v.string()),
      v.transform((list) => list.join(', ')),
    ),
  ]),
);

/** The names that Jekyll, Hugo, DEV, Hashnode and the export of an account use. Other names are ignored. */
const frontMatter = v.pipe(
  v.object({
    title: text,
    description: text,
    seoDescription: text,
    subtitle: text,
    summary: text,
    excerpt: text,
    keywords: joinedWords,
    url: text,
    slug: text,
    tags: words,
    date: textOrOther,
    publishedAt: textOrOther,
    cover_image: textOrOther,
    cover: textOrOther,
    image: textOrOther,
    canonical_url: textOrOther,
    canonicalUrl: textOrOther,
    canonical: textOrOther,
  }),
  v.transform(
    ({ title, keywords, tags, ...one }): PostFileDetails => ({
      title,
      description:
        one.description ?? one.seoDescription ?? one.subtitle ?? one.summary ?? one.excerpt,
      keywords,
      url: one.url ?? one.slug,
      tags,
      date: one.date ?? one.publishedAt,
      coverImage: one.cover_image ?? one.cover ?? one.image,
      canonicalUrl: one.canonical_url ?? one.canonicalUrl ?? one.canonical,
    }),
  ),
);

/** All scalars are read as text: a title can be `2026` or `yes`. Aliases are refused. */
function readYaml(yaml: string): unknown {
  const document = parseDocument(`${yaml}\n`, { schema: 'failsafe', logLevel: 'silent' });
  const [error] = document.errors;
  // The first line of the file is the one before.
  if (error) throw new UnreadableFileError(brokenFrontMatter((error.linePos?.[0].line ?? 1) + 1));
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw new UnreadableFileError(markdownTexts.aliases);
  }
}

/** Reads the values of front matter, null without any, and the Markdown after it. */
export function readValues(file: string) {
  const text = file.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  if (/^\+\+\+[ \t]*\n/.test(text)) throw new UnreadableFileError(markdownTexts.toml);
  const { yaml, markdown } = splitFrontMatter(text);
  const values = yaml === null ? null : readYaml(yaml);
  // A file can begin with a thematic break, too.
  return isRecord(values) ? { values, markdown } : { values: null, markdown: text };
}

/** Splits a file into the details of front matter, null without any, and the Markdown after it. */
export function readFrontMatter(file: string) {
  const { values, markdown } = readValues(file);
  if (!values) return { details: null, markdown };
  const result = v.safeParse(frontMatter, values);
  if (!result.success) {
    throw new UnreadableFileError(brokenValue(v.getDotPath(result.issues[0]) ?? ''));
  }
  return { details: result.output, markdown };
}
