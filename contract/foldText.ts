/** Accents and other marks above or below letters, after decomposition. */
const marks = /[\u0300-\u036F]/g;

/** The form in which texts are searched: without regard to case, accents and compatibility forms. */
export function foldText(text: string) {
  return text.normalize('NFKD').replaceAll(marks, '').toLowerCase().normalize('NFC');
}

/** Separates texts that are searched together. It is no character, so no match contains it. */
export const textBorder = '\uFFFF';
