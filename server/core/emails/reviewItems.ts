import { postPath, reviewedPassagePath } from '@contract/pages';
import { blockPath } from '@contract/postAnchors';
import type { PassageCardRow } from '@server/data/rows/bookCardRows';
import type { UserRow } from '@server/data/rows/rows';
import { dayIn } from '@server/rules/reviewDays';
import type { Ports } from '../ports';
import { firstWords } from './firstWords';
import { inertName, inertWords, withoutAddresses } from './inertName';

/** Where the words are from. */
function sourceOf({ post, sourceTitle, sourceAuthor }: PassageCardRow) {
  const title = withoutAddresses(inertWords(post?.title ?? sourceTitle));
  const author = inertName(
    post ? `${post.author.firstName} ${post.author.lastName}` : sourceAuthor,
  );
  return author === '' ? title : `${title}, ${author}`;
}

const openPath = ({ post, blockId }: PassageCardRow) =>
  post && (blockId === '' ? postPath(post.url) : blockPath(post.url, blockId));

/** The passages of the day that are still to be reviewed. Their links only lead to the buttons of the page. */
export async function reviewItems({ data, settings, clock }: Ports, user: UserRow) {
  const day = dayIn(user.timeZone ?? '', clock.now());
  const rows = await data.dailyReviews.today({ userId: user.id, day });
  return rows
    .filter(({ reviewedOn }) => reviewedOn !== day)
    .map((row) => {
      const { siteUrl } = settings;
      const keep = siteUrl + reviewedPassagePath(row.id, 'keep');
      const path = openPath(row);
      return {
        label: `“${firstWords(withoutAddresses(inertWords(row.quote)))}”`,
        address: keep,
        lines: [sourceOf(row)].filter((line) => line !== ''),
        links: [
          { label: 'Keep', address: keep },
          { label: 'Retire', address: siteUrl + reviewedPassagePath(row.id, 'retire') },
          ...(path ? [{ label: 'Open', address: siteUrl + path }] : []),
        ],
      };
    });
}
