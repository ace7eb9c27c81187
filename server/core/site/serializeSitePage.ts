import { documentText } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import { oneLine } from '@contract/oneLine';
import type { SitePage, SitePageEntry } from '@contract/site/sitePages';
import type { SitePageRow } from '@server/data/rows/rows';
import type { SitePageSummary } from '@server/data/sitePages/sitePagePort';
import { toIsoTime } from '../serializers/serializeUser';

/** About as many characters as search engines show. */
const mostOfDescription = 180;

/** The beginning of the text, cut at a space. */
function beginningOf(content: string) {
  const document = parseDocument(content);
  const text = document ? oneLine(documentText(document)) : '';
  if (text.length <= mostOfDescription) return text;
  const space = text.lastIndexOf(' ', mostOfDescription);
  return `${text.slice(0, space > 0 ? space : mostOfDescription)} …`;
}

export const serializeSitePageEntry = (page: SitePageSummary): SitePageEntry => ({
  _id: page.id,
  slug: page.slug,
  title: page.title,
  isPublished: page.isPublished,
  version: page.version,
  updatedAt: toIsoTime(page.updatedAt),
});

export const serializeSitePage = (page: SitePageRow): SitePage => ({
  ...serializeSitePageEntry(page),
  content: page.content,
  description: beginningOf(page.content) || page.title,
});
