/**
 * Constants of the editor and its documents, in a module that home and lists do not load. Times are
 * in milliseconds.
 */
export const editorLimits = {
  /** Search engines show about this many characters of a description. */
  descriptionAdvice: 155,
  /** A suggested url is not longer, and longer ones are advised against. */
  urlAdvice: 80,
  minHeight: 300,
  headingLevels: [2, 3, 4, 5, 6],
  headingDefault: 3,
  /** The others can be chosen in the options of a heading. */
  headingsInToolbox: [2, 3],
  columnWidth: 650,
  changeBatch: 400,
  /** How long the editor waits for the browser's storage and locks, in milliseconds. */
  deviceTimeout: 3000,
  tableRows: 2,
  tableColumns: 2,
  uploadRatio: 90,
  listDepth: 12,
  /** The maximum size of a document; what was stored before may be larger. */
  document: {
    blocks: 5000,
    /** All texts of a block together, with their markup. */
    blockCharacters: 200_000,
    tableCells: 20_000,
    listItems: 20_000,
  },
  embedHeight: 320,
  socialEmbedHeight: 300,
  /** The size of a Markdown file or .zip that is imported as a post. */
  postFile: {
    textBytes: 1024 * 1024,
    zipBytes: 100 * 1024 * 1024,
    inflatedBytes: 100 * 1024 * 1024,
    entries: 200,
  },
} as const;
