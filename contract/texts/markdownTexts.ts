/** Texts about posts as Markdown files. */
export const markdownTexts = {
  copied: 'Copied as Markdown.',
  copyFailed: 'Your browser did not allow copying. Use Download instead.',
} as const;
