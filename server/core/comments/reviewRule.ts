import { hasForeignLink } from '@contract/comments/commentLinks';
import type { ParsedComment } from '@contract/comments/parseComment';
import type { TextRule } from '@server/data/comments/commentPort';
import type { Ports } from '../ports';

/** The facts of a text that decide whether the comment needs a review, and whom it notifies. */
export const reviewRule = (
  { settings }: Pick<Ports, 'settings'>,
  { links, mentions }: ParsedComment,
): TextRule => ({
  hasLinks: hasForeignLink(links, settings.siteUrl),
  unset: settings.holding,
  mentions,
});

/** Applies the rule again to the held comments of an account, because its address is verified now. */
export async function releaseComments({ data, clock, settings }: Ports, authorId: string) {
  await data.comments.release(authorId, {
    unset: settings.holding,
    now: clock.now(),
    areForeign: (links) => hasForeignLink(links, settings.siteUrl),
  });
}
