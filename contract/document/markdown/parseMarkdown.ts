import { Lexer, Marked, type MarkedToken, type Token } from 'marked';

/** The first line of a footnote, and the lines up to the next one. */
const footnote =
  /^ {0,3}\[\^[^\]\s]+\]:[^\n]*(?:\n(?![ \t]*(?:\n|$)| {0,3}\[\^[^\]\s]+\]:)[^\n]*)*/;

/**
 * Footnotes aren't part of CommonMark, which reads a short one as the target of a link and loses its
 * text. They stay paragraphs, one for each.
 */
const parser = new Marked({
  gfm: true,
  tokenizer: {
    def: (source) => (footnote.test(source) ? undefined : false),
    paragraph(source) {
      const [raw] = footnote.exec(source) ?? [];
      if (raw === undefined) return false;
      return { type: 'paragraph', raw, text: raw, tokens: this.lexer.inline(raw) };
    },
  },
});

/** Without extensions, marked produces no token of its open-ended type `Generic`. */
function isMarkedToken(token: Token): token is MarkedToken {
  return token.type !== '';
}

/** The tokens inside of another token. */
export function childTokens(tokens: readonly Token[] | undefined): readonly MarkedToken[] {
  return (tokens ?? []).filter(isMarkedToken);
}

/** Reads Markdown as blocks, without blank lines and the targets of reference links. */
export function parseMarkdown(markdown: string): readonly MarkedToken[] {
  return contentTokens(parser.lexer(markdown));
}

/** The blocks inside of a quote or a list's item. */
export function contentTokens(tokens: readonly Token[]) {
  return childTokens(tokens).filter(({ type }) => type !== 'space' && type !== 'def');
}

/** Reads the text of a paragraph. */
export function parseInlineMarkdown(markdown: string) {
  return Lexer.lexInline(markdown, parser.defaults);
}
