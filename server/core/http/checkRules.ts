import { firstBroken, imageMessages, type Rule } from '@contract/rules';
import { brokenRule, tooLarge, wrongType } from './failure';

const wrongPictures: ReadonlySet<string> = new Set([
  imageMessages.avatar,
  imageMessages.cover,
  imageMessages.post,
  imageMessages.resource,
]);

/** Throws what the first broken rule says; pictures have statuses of their own. */
export function checkRules<Form>(rules: readonly Rule<Form>[], form: Form) {
  const broken = firstBroken(rules, form);
  if (!broken) return;
  if (broken.message === imageMessages.tooLarge) throw tooLarge(broken.message);
  if (wrongPictures.has(broken.message)) throw wrongType(broken.message);
  throw brokenRule(broken.message, broken.field);
}
