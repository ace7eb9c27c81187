/** Longer numbers would only come of an archive that was moved by many. */
const mostRounds = 20;

/** The url with this number at its end. */
const numbered = (url: string, number: number) => (number === 1 ? url : `${url}-${number}`);

/**
 * A url for each wanted one that new posts can have: the same with a number if it is taken. `findTaken` names those that
 * are.
 */
export async function freeUrls(
  wanted: readonly string[],
  findTaken: (urls: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const urls = [...wanted];
  let asked = [...wanted.keys()];
  const used = new Set<string>();
  for (let number = 1; asked.length > 0 && number <= mostRounds; number += 1) {
    for (const at of asked) urls[at] = numbered(wanted[at] ?? '', number);
    const taken = new Set(await findTaken(asked.map((at) => urls[at] ?? '')));
    const refused: number[] = [];
    for (const at of asked) {
      const url = urls[at] ?? '';
      if (taken.has(url) || used.has(url)) refused.push(at);
      else used.add(url);
    }
    asked = refused;
  }
  return urls;
}
