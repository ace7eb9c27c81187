import { firstBroken, type Rule } from '@contract/ruleParts';
import { pictureTexts } from '@contract/texts/pictureTexts';
import { brokenRule, tooLarge, wrongType } from '../failure';

const wrongTypeTexts: ReadonlySet<string> = new Set([
  pictureTexts.avatar,
  pictureTexts.cover,
  pictureTexts.post,
  pictureTexts.logo,
  pictureTexts.resource,
]);

/** Throws the first broken rule. Pictures of the wrong type or size have their own statuses. */
export function checkRules<Form>(rules: readonly Rule<Form>[], form: Form) {
  const broken = firstBroken(rules, form);
  if (!broken) return;
  if (broken.message === pictureTexts.tooLarge) throw tooLarge(broken.message);
  if (wrongTypeTexts.has(broken.message)) throw wrongType(broken.message);
  throw brokenRule(broken.message, broken.field);
}
