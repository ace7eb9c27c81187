import { chosenUrl } from '@contract/draftUrl';
import { completePostRules } from '@contract/rules';
import { validationTexts } from '@contract/texts/validationTexts';
import type { FullPostRow } from '@server/data/rows';
import { brokenRule } from '../failure';
import { checkRules } from '../http/checkRules';
import type { Ports } from '../ports';

/** Throws 422 if the post can't be published: a draft can be incomplete. */
export async function requireComplete(
  { content, image, ...post }: FullPostRow,
  { documents }: Pick<Ports, 'documents'>,
) {
  const shown = (await documents('showsAnything', content)) ? content : '';
  checkRules(completePostRules, { ...post, url: chosenUrl(post), content: shown, postImage: null });
  if (image === '') throw brokenRule(validationTexts.postIncomplete, 'postImage');
}
