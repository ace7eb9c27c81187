declare module 'xss/lib/parser.js' {
  type TagArguments = [
    sourcePosition: number,
    position: number,
    tag: string,
    html: string,
    isClosing: boolean,
  ];

  /** Splits HTML into tags and text, and joins the results of the two callbacks. */
  export function parseTag(
    html: string,
    onTag: (...tag: TagArguments) => string,
    onText: (text: string) => string,
  ): string;
}
