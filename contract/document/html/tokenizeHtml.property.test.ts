import { assert, property } from 'fast-check';
import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { expect, test } from 'vitest';
import { tagSoup } from '../testing/tagSoup';
import { tokenizeHtml } from './tokenizeHtml';

type Part =
  | { text: string }
  | { open: string; attributes: unknown; slash: boolean }
  | { close: string };

/** Joins texts that follow each other. */
function joined(parts: readonly Part[]) {
  const kept: Part[] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    if ('text' in part && last && 'text' in last) last.text += part.text;
    else kept.push({ ...part });
  }
  return kept;
}

const modes: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  plaintext: TokenizerMode.PLAINTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};
const raw = new Set(['iframe', 'noembed', 'noframes', 'script', 'style', 'xmp']);

/** What parse5 reads, the parser that jsdom uses. */
function readByStandard(html: string) {
  const parts: Part[] = [];
  let drawing: string | null = null;
  const onText = ({ chars }: Token.CharacterToken) => parts.push({ text: chars });
  const tokenizer = new Tokenizer(
    {},
    {
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: () => undefined,
      onCharacter: onText,
      onNullCharacter: onText,
      onWhitespaceCharacter: onText,
      onEndTag({ tagName }) {
        if (tagName === drawing) drawing = null;
        parts.push({ close: tagName });
      },
      onStartTag({ tagName, attrs, selfClosing }) {
        const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
        parts.push({ open: tagName, attributes, slash: selfClosing });
        if (drawing !== null) return;
        if ((tagName === 'svg' || tagName === 'math') && !selfClosing) drawing = tagName;
        const mode = raw.has(tagName) ? TokenizerMode.RAWTEXT : modes[tagName];
        if (mode !== undefined) tokenizer.state = mode;
      },
    },
  );
  tokenizer.write(html, true);
  return joined(parts);
}

/** The same from our tokenizer, without a tag at the end that is not closed: parsers drop it. */
function readOwn(html: string) {
  const parts = [...tokenizeHtml(html)].flatMap((token): Part[] => {
    if (token.kind === 'comment') return [];
    if (token.kind === 'close') return [{ close: token.name }];
    if (token.kind === 'open') {
      const { name, attributes, isSelfClosing } = token;
      const values = [...attributes].map(([key, value]) => [key, value ?? '']);
      return [{ open: name, attributes: Object.fromEntries(values), slash: isSelfClosing }];
    }
    const isUnclosed = token.kind === 'text' && /^<[a-z/!?]/i.test(token.source);
    return isUnclosed ? [] : [{ text: token.source }];
  });
  return joined(parts);
}

const runs = { seed: 20_261_123, numRuns: 3000 };

test('random tag soup has the tokens that the HTML standard describes', () => {
  assert(
    property(tagSoup, (soup) => {
      // The one difference: `</` before anything but a letter is text, not a comment.
      const html = soup.replaceAll(/<\/(?![a-z])/gi, ' ');
      expect(readOwn(html)).toEqual(readByStandard(html));
    }),
    runs,
  );
});

test('the tokens are the whole input, in its order', () => {
  assert(
    property(tagSoup, (html) => {
      const tokens = [...tokenizeHtml(html)];
      expect(tokens.map(({ source }) => source).join('')).toBe(html);
      expect(tokens.every(({ source }) => source !== '')).toBe(true);
    }),
    runs,
  );
});
