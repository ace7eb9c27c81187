import { hasForeignLink } from '@contract/comments/commentLinks';
import type { ParsedComment } from '@contract/comments/parseComment';
import type { TextRule } from '@server/data/comments/commentPort';
import type { Ports } from '../ports';

/** What decides whether a comment with this text waits for approval, and whom it tells. */
export const holdingRule = (
  { settings }: Pick<Ports, 'settings'>,
  { links, mentions }: ParsedComment,
): TextRule => ({
  hasLinks: hasForeignLink(links, settings.siteUrl),
  unset: settings.holding,
  mentions,
});

/** Looks again at what was held of an account, because its address is verified now. */
export async function releaseComments({ data, clock, settings }: Ports, authorId: string) {
  await data.comments.release(authorId, {
    unset: settings.holding,
    now: clock.now(),
    areForeign: (links) => hasForeignLink(links, settings.siteUrl),
  });
}
