const stopWords: ReadonlySet<string> = new Set(
  `a about above after again all also although always am an and another any are around as at away
  be because been before being below between both but by can cannot could did do does doing done
  down during each either else enough even ever every few for from further get gets give go goes
  got had has have having he her here hers him his how however i if in into is it its itself just
  keep less let like made make makes many may maybe me might mine more most much must my near never
  no nor not nothing now of off often on once one only or other our ours out over own perhaps put
  quite rather really s same say says see seem seems several she should since so some something
  still such t take than that the their theirs them then there these they thing things this those
  though through to too two under until up upon us use used very was way we well went were what when
  where whether which while who whom whose why will with within without would yet you your yours`.split(
    /\s+/,
  ),
);

/** Removes plural endings. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ies|es|s)$/, '') : word);

/** The distinct words of a text without stop words. */
export function significantWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 1 && !stopWords.has(word)).map(stem));
}
