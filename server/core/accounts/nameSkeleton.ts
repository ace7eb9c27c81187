import unhomoglyph from 'unhomoglyph';

/** The skeleton of Unicode Technical Standard 39: the same for texts that look alike. */
function skeleton(text: string) {
  const visible = text.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return unhomoglyph(visible).normalize('NFD');
}

/**
 * The same for usernames that look alike in any case: "admin", "аdmin" with a Cyrillic а, and "ADMlN"
 * with a small L. In capitals an i looks like a small L, so the two are one.
 */
export function nameSkeleton(username: string) {
  return skeleton(skeleton(username.normalize('NFKC')).toLowerCase()).replaceAll('i', 'l');
}
