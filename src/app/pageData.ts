import { pageDataId, pageScriptsId, siteDataId } from '@contract/pageData';
import { publicAuthor } from '@contract/people/publicAuthor';
import { defaultSite, publicSite } from '@contract/site/publicSite';
import * as v from 'valibot';
import { inertJson } from '@/lib/inertJson';

/**
 * What a page of the server brings along: the answers of the calls that its content is made of. The
 * client parses each answer with the schema of its call.
 */
const pageData = v.object({
  siteUrl: v.string(),
  answers: v.array(v.tuple([v.string(), v.unknown()])),
  author: v.optional(publicAuthor),
});

export type PageData = v.InferOutput<typeof pageData>;

const json = v.pipe(v.string(), v.parseJson());
const stored = v.pipe(json, pageData);
const storedSite = v.pipe(json, publicSite);

/** The data in the page; null if the page came from a static host. */
export function readPageData() {
  const parsed = v.safeParse(stored, document.getElementById(pageDataId)?.textContent);
  return parsed.success ? parsed.output : null;
}

/** The settings of the site, of which the page has those that are not the default ones. */
export function readSiteData() {
  const parsed = v.safeParse(storedSite, document.getElementById(siteDataId)?.textContent);
  return parsed.success ? parsed.output : defaultSite;
}

/** Data in an element that browsers don't run. */
export const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${inertJson(data)}</script>`;

export const pageDataElement = (data: PageData) => dataElement(pageDataId, data);

const scriptTags = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;

const withData = /<!--with data-->(.*?)<!--\/with data-->/s;

/** The template of pages without data. */
export const prepareStatic = (template: string) => template.replace(withData, '');

/**
 * The template of pages that contain their data, and its scripts: they start after the first paint
 * (see index.html), because loading and compiling them would delay it.
 */
export function prepareRendered(template: string) {
  return {
    template: template.replace(scriptTags, '').replace(withData, '$1'),
    scripts: template.match(scriptTags) ?? [],
  };
}

/** Scripts in an element that browsers don't load anything from. */
export const pageScriptsElement = (tags: readonly string[]) =>
  `<template id="${pageScriptsId}">${tags.join('')}</template>`;
