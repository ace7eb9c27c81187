import { hasForeignLink } from '@contract/comments/hasForeignLink';
import type { Ports } from '../ports';

/** What decides whether a comment with this text waits for approval. */
export const holdingRule = ({ settings }: Pick<Ports, 'settings'>, text: string) => ({
  hasLinks: hasForeignLink(text, settings.siteUrl),
  unset: settings.holding,
});

/** Looks again at what was held of an account, because its address is verified now. */
export async function releaseComments({ data, clock, settings }: Ports, authorId: string) {
  await data.comments.release(authorId, {
    unset: settings.holding,
    now: clock.now(),
    hasLinks: (text) => hasForeignLink(text, settings.siteUrl),
  });
}
