import type { Context } from '../../convert/context';
import { type FoundPost, finishPost } from '../../convert/finishPost';
import { authorOf, coverOf, type PageDetails } from './details';
import type { Listed } from './siteIndex';

type ListedPage = Listed & { details: PageDetails };

type FoundPage = Pick<FoundPost, 'title' | 'blocks' | 'date' | 'isPublished'> & {
  system: 'hugo' | 'jekyll' | 'obsidian';
  /** Those of the front matter if missing. */
  tags?: readonly string[];
};

/** Completes the post of a page with its front matter. A draft has no former addresses. */
export function finishPage(
  { file, url, formerUrls, details }: ListedPage,
  { system, ...found }: FoundPage,
  context: Context,
) {
  return finishPost(
    {
      key: `${system}:${file.path}`,
      slug: url,
      tags: [...details.tags, ...details.categories],
      description: details.description,
      keywords: details.keywords.join(', '),
      canonicalUrl: details.canonicalUrl,
      formerUrls: found.isPublished ? formerUrls : [],
      author: authorOf(details, context),
      cover: coverOf(details, context),
      ...found,
    },
    context,
  );
}
