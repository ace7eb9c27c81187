import type { EditorBlock } from '@contract/document/editorDocument';
import { fromMarkdown } from '@contract/document/markdown/fromMarkdown';
import { readValues } from '@contract/document/markdown/frontMatter';
import * as v from 'valibot';

/** A file of `server/seed/articles`; `name` is its path below that folder. */
export type ArticleFile = { name: string; text: string };

/** The content of a post, before it has an author and a date. */
export type Article = {
  subject: string;
  title: string;
  description: string;
  /** The name of a picture in `server/seed/pictures`, without its size. */
  cover: string;
  /** The address, for a title that has no Latin letters to make one of. */
  url?: string | undefined;
  /** When it was published, for an article that is not in the order of the others. */
  daysAgo?: number | undefined;
  tags: readonly string[];
  comments: readonly string[];
  blocks: readonly EditorBlock[];
};

const details = v.object({
  title: v.string(),
  description: v.string(),
  cover: v.string(),
  url: v.optional(v.string()),
  daysAgo: v.optional(v.pipe(v.string(), v.transform(Number), v.number())),
  tags: v.array(v.string()),
  comments: v.array(v.string()),
});

/** Parses a file with one article, or with several that each begin with front matter. */
export function parseArticles({ name, text }: ArticleFile): readonly Article[] {
  const parts = text.replaceAll('\r\n', '\n').split(/\n(?=---\ntitle:)/);
  return parts.map((part) => {
    try {
      const { values, markdown } = readValues(part);
      const { blocks } = fromMarkdown(markdown);
      return {
        ...v.parse(details, values),
        subject: name.split('/', 1)[0] ?? '',
        blocks,
      };
    } catch (cause) {
      throw new Error(`The articles in ${name} can't be read.`, { cause });
    }
  });
}
