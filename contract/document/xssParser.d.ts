declare module 'xss/lib/parser.js' {
  type SeenTag = [
    sourcePosition: number,
    position: number,
    tag: string,
    html: string,
    isClosing: boolean,
  ];

  /** Splits HTML into tags and the text between them, and joins what the two callbacks answer. */
  export function parseTag(
    html: string,
    onTag: (...seen: SeenTag) => string,
    onText: (text: string) => string,
  ): string;
}
