import { firstBroken, type Rule } from '@contract/ruleParts';
import { imageTexts } from '@contract/texts/imageTexts';
import { brokenRule, tooLarge, wrongType } from '../failure';

const wrongTypeTexts: ReadonlySet<string> = new Set([
  imageTexts.avatar,
  imageTexts.cover,
  imageTexts.post,
  imageTexts.resource,
]);

/** Throws the first broken rule. Images of the wrong type or size have their own statuses. */
export function checkRules<Form>(rules: readonly Rule<Form>[], form: Form) {
  const broken = firstBroken(rules, form);
  if (!broken) return;
  if (broken.message === imageTexts.tooLarge) throw tooLarge(broken.message);
  if (wrongTypeTexts.has(broken.message)) throw wrongType(broken.message);
  throw brokenRule(broken.message, broken.field);
}
