import { documentText } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import { foldText } from '@contract/foldText';

/** Letters and digits with the marks that belong to them. A longer word counts as several. */
const wordPattern = /[\p{L}\p{N}\p{M}]{1,60}/gu;

/** An index of Postgres holds less than a mebibyte of one post. */
const mostCharacters = 200_000;

/** The different words of a text, folded by `foldText`. */
export function searchWords(text: string): string[] {
  const words = new Set<string>();
  let characters = 0;
  for (const [word] of foldText(text).matchAll(wordPattern)) {
    if (words.has(word)) continue;
    characters += word.length;
    if (characters > mostCharacters) break;
    words.add(word);
  }
  return [...words];
}

type PostTexts = {
  title: string;
  tags: readonly string[];
  metaDescription: string;
  seoKeywords: string;
};

/** The words of the texts that describe a post. */
export function descriptionWords({ title, tags, metaDescription, seoKeywords }: PostTexts) {
  return searchWords([title, ...tags, metaDescription, seoKeywords].join('\n'));
}

/** The words of a post's document. */
export function documentWords(content: string) {
  const document = parseDocument(content);
  return document ? searchWords(documentText(document)) : [];
}
