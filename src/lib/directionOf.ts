const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{1E800}-\u{1EFFF}]/u;

/** The direction of a text by its first letter, as `dir="auto"` has it. */
export const directionOf = (text: string) =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
