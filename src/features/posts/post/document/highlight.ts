import type { LanguageFn } from 'highlight.js';
import highlighter from 'highlight.js/lib/core';
import { createMarkupPolicy } from '@/lib/browser/trustedTypes';
import { nextTask } from '@/lib/browser/whenQuiet';
import './highlight.css';

type Load = () => Promise<{ default: LanguageFn }>;

const languages: Readonly<Record<string, Load>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  go: () => import('highlight.js/lib/languages/go'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};

const aliases: Readonly<Record<string, string>> = {
  'c#': 'csharp',
  'c++': 'cpp',
  cs: 'csharp',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  md: 'markdown',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  ts: 'typescript',
  tsx: 'typescript',
  yml: 'yaml',
};

function languageOf(lang: string) {
  const written = lang.trim().toLowerCase();
  const name = Object.hasOwn(aliases, written) ? aliases[written] : written;
  return name !== undefined && Object.hasOwn(languages, name) ? name : null;
}

/** Safe: the highlighter escapes the code and adds only spans with classes. */
const highlightedMarkup = createMarkupPolicy('highlighted', (html) => html);

/**
 * Some grammars take time that is quadratic in the length of the code or of a word: 13 seconds for a
 * word of 20,000 characters.
 */
const mostCharacters = 10_000;
const longWord = /[\w$]{201}/;

const staysPlain = (code: string) => code.length > mostCharacters || longWord.test(code);

let lastTurn: Promise<unknown> = Promise.resolve();

/** Does one piece of work in each task, so that the page reacts in between. */
function inTurn<Result>(work: () => Result): Promise<Result> {
  const turn = lastTurn.then(nextTask).then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Returns the markup of highlighted code, or null for an unknown language or code that takes too long. */
export async function highlight(code: string, lang: string) {
  if (staysPlain(code)) return null;
  const name = languageOf(lang);
  const load = name === null ? undefined : languages[name];
  if (name === null || !load) return null;
  const { default: language } = await load();
  highlighter.registerLanguage(name, language);
  const { value } = await inTurn(() =>
    highlighter.highlight(code, { language: name, ignoreIllegals: true }),
  );
  return highlightedMarkup(value);
}
