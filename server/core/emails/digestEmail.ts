import { reviewedPassagePath } from '@contract/furtherPaths';
import { type ChosenKind, chosenKinds } from '@contract/notifications/notificationEntities';
import {
  notificationSentence,
  type SentencePart,
} from '@contract/notifications/notificationSentence';
import { paths, pathTo, postPath } from '@contract/pages';
import { blockPath } from '@contract/postAnchors';
import { lettersAboutTexts } from '@contract/texts/lettersAboutTexts';
import type { PassageCardRow } from '@server/data/rows/bookCardRows';
import type { NotificationCardRow } from '@server/data/rows/communityRows';
import type { EmailRow, UserRow } from '@server/data/rows/rows';
import { beginnings, firstWords } from '@server/lib/firstWords';
import { shownWords } from '@server/rules/notifications';
import { dayIn } from '@server/rules/reviewDays';
import { emailPicture } from '../html/emailPicture';
import type { Letter, Ports } from '../ports';
import { serializeNotification } from '../serializers/serializeNotification';
import { type DigestPeriod, defaultKinds } from './digestSlots';
import { digestIn } from './emailData';
import { formatEmail } from './formatEmail';
import { inertName, inertWords, withoutAddresses } from './inertName';
import { stopToken } from './stopTokens';

/** The beginning of a text, without addresses that mail programs would turn into links. */
const beginningOf = (words: string) =>
  firstWords(withoutAddresses(inertWords(words)), beginnings.email);

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
async function reviewItems({ data, settings, clock }: Ports, user: UserRow) {
  const day = dayIn(user.timeZone || settings.timeZone, clock.now());
  const rows = await data.dailyReviews.today({ userId: user.id, day });
  return rows
    .filter(({ reviewedOn }) => reviewedOn !== day)
    .map((row) => {
      const { siteUrl } = settings;
      const keep = siteUrl + reviewedPassagePath(row.id, 'keep');
      const path = openPath(row);
      return {
        label: `“${beginningOf(row.quote)}”`,
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

/** How many rows an e-mail names. */
const mostItems = 20;

const rhythms: Readonly<Record<DigestPeriod, string>> = {
  now: 'as soon as something happens',
  daily: 'once a day',
  weekly: 'once a week',
};

/** What the links of the passages do. */
const reviewHint =
  'Keep: the passage comes again on another day. Retire: it stays in your book, but does not come again. The links open the page, and nothing changes before you press the button there.';

/** What was said last; of several people, who said it. Or why something was decided. */
function linesOf(row: NotificationCardRow) {
  const {
    kind,
    actors: [actor],
    count,
    reason,
  } = row;
  if (reason !== '') return [`Reason: ${withoutAddresses(inertWords(reason))}`];
  const words = kind === 'held' ? null : shownWords(row);
  if (words === null) return [];
  const said = `“${beginningOf(words)}”`;
  return [
    count > 1 && actor ? `${inertName(`${actor.firstName} ${actor.lastName}`)}: ${said}` : said,
  ];
}

/** In pixels. */
const pictureWidth = 320;

/** The picture of a new post. The title beside it says what it shows. */
const pictureOf = ({ siteUrl }: Ports['settings'], { kind, post }: NotificationCardRow) =>
  kind === 'post'
    ? emailPicture(siteUrl, { image: post?.image ?? '', alt: '', width: pictureWidth })
    : undefined;

function inertPart({ kind, text }: SentencePart) {
  if (kind === 'name') return inertName(text);
  return kind === 'title' ? withoutAddresses(inertWords(text)) : text;
}

function itemOf(settings: Ports['settings'], user: UserRow) {
  return (row: NotificationCardRow) => {
    const notification = serializeNotification(row, user);
    const label = notificationSentence(notification).map(inertPart).join('');
    return {
      label,
      address: settings.siteUrl + notification.subject.url,
      lines: linesOf(row),
      picture: pictureOf(settings, row),
    };
  };
}

const countOf = ({ length }: readonly unknown[]) =>
  length > mostItems ? `More than ${mostItems}` : `${length}`;

type Digest = { user: UserRow; period: DigestPeriod; rows: readonly NotificationCardRow[] };

/**
 * The links that stop letters about each kind of these rows, and the one that stops the letters of the period. The mail
 * program stops the kinds that the e-mail names, no others of the period.
 */
async function stopLinks(ports: Ports, { user, period, rows }: Digest) {
  const named = chosenKinds.filter((known) => rows.some(({ kind }) => kind === known));
  const path = async (kinds: readonly ChosenKind[] | null) => {
    const token = await stopToken(ports, { userId: user.id, period, kinds });
    return pathTo('stopLetters', { token });
  };
  const ofKinds = named.map(async (kind) => ({
    label: lettersAboutTexts.stop([kind]),
    path: await path([kind]),
  }));
  const all = { label: lettersAboutTexts.stopAll, path: await path(null) };
  return { links: [...(await Promise.all(ofKinds)), all], mailProgramPath: await path(named) };
}

/** Lists the new notifications of a member; not sent if all were seen meanwhile. */
export async function digestEmail(
  ports: Ports,
  row: EmailRow,
  user: UserRow,
): Promise<Letter | null> {
  const { data, settings } = ports;
  const { period, since, until } = digestIn(row);
  if (user.isBlocked || !user.isVerified) return null;
  const query = { userId: user.id, period, defaults: defaultKinds(period), since, until };
  const rows = await data.notifications.digest({ ...query, take: mostItems + 1 });
  const shown = rows.slice(0, mostItems);
  // The passages of the review follow its notification.
  const review = shown.some(({ kind }) => kind === 'review') ? await reviewItems(ports, user) : [];
  const toItem = itemOf(settings, user);
  const items = shown.flatMap((one) =>
    one.kind === 'review' ? [{ ...toItem(one), lines: [reviewHint] }, ...review] : [toItem(one)],
  );
  const isOnlyReview = shown.every(({ kind }) => kind === 'review');
  const [first] = items;
  if (!first) return null;
  const { links, mailProgramPath } = await stopLinks(ports, { user, period, rows: shown });
  const { hostname } = new URL(settings.siteUrl);
  const heading = shown.length === 1 ? 'A new notification' : `${countOf(rows)} new notifications`;
  const letter = formatEmail(settings, {
    to: row.email,
    subject: shown.length === 1 ? first.label : heading,
    heading,
    paragraphs: [`Hello ${inertName(user.firstName)},`],
    items,
    link: { label: 'All notifications', address: settings.siteUrl + paths.notifications },
    ending: {
      reason: `You get this letter ${isOnlyReview && period === 'now' ? rhythms.daily : rhythms[period]} because of your choices at ${inertName(settings.siteName)}.`,
      links: [...links, { label: lettersAboutTexts.choices, path: paths.choices }].map(
        ({ label, path }) => ({ label, address: settings.siteUrl + path }),
      ),
    },
  });
  return {
    ...letter,
    stopUrl: `${settings.siteUrl}${settings.apiPath}${mailProgramPath}`,
    listId: `<${period}.notifications.${hostname}>`,
  };
}
