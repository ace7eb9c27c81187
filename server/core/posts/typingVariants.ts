/** The letters of scripts in which a missing or wrong letter is found, as `foldText` leaves them. */
const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщъыьэюя',
  'αβγδεζηθικλμνξοπρστυφχψως',
  'אבגדהוזחטיכלמנסעפצקרשתםןףץך',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
];

/** A shorter word is similar to too many others; a longer one has thousands of variants. */
const lengths = { least: 4, most: 20 };

/**
 * The words from which a word differs by one typing mistake: a letter too many, missing or wrong, or two
 * neighbours swapped. None for very short and long words.
 */
export function typingVariants(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < lengths.least || letters.length > lengths.most) return [];
  const alphabet = Array.from(
    alphabets.find((known) => letters.some((letter) => known.includes(letter))) ?? '',
  );
  const variants = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const start = letters.slice(0, at).join('');
    const [letter = '', next = ''] = letters.slice(at);
    const rest = letters.slice(at + 1).join('');
    variants.add(start + next + letter + letters.slice(at + 2).join(''));
    variants.add(start + rest);
    for (const other of alphabet) {
      variants.add(start + other + rest);
      variants.add(start + other + letter + rest);
    }
  }
  variants.delete(word);
  return [...variants];
}
