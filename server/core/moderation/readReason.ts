import { reasonRules } from '@contract/comments/commentRules';
import { moderationTexts } from '@contract/texts/moderationTexts';
import { brokenRule } from '../failure';
import { checkRules } from '../http/checkRules';

/** The reason of a decision; throws 422 if it is too long, or empty although it is needed. */
export function readReason(text: string, { isNeeded }: { isNeeded: boolean }) {
  const reason = text.trim();
  checkRules(reasonRules, { reason });
  if (isNeeded && reason === '') throw brokenRule(moderationTexts.reasonNeeded, 'reason');
  return reason;
}
