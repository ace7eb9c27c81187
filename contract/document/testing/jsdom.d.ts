declare module 'jsdom' {
  /** A browser's reading of HTML, as far as the tests need it. */
  export class JSDOM {
    constructor(html: string, options?: { contentType: string });
    readonly window: Window;
  }
}
