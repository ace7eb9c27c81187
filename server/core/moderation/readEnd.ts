import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { brokenRule } from '../failure';

/** When a restriction ends; null if it has no end. */
export function readEnd(until: string | null | undefined, now: number) {
  if (until === null || until === undefined) return null;
  const end = Date.parse(until);
  if (end <= now) throw brokenRule(restrictionTexts.past, 'until');
  return end;
}
