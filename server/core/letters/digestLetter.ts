import { commentWords } from '@contract/comments/commentWords';
import type { NotificationKind } from '@contract/notifications/notificationEntities';
import {
  notificationSentence,
  type SentencePart,
} from '@contract/notifications/notificationSentence';
import { paths, pathTo } from '@contract/pages';
import { versionsOf } from '@contract/pictureVersions';
import type { DigestCardRow } from '@server/data/communityRows';
import { digestPeriods } from '@server/data/notificationSchemas';
import type { LetterRow, UserRow } from '@server/data/rows';
import type { Letter, Ports } from '../ports';
import { serializeNotification } from '../serializers/serializeNotification';
import { type DigestPeriod, defaultKinds } from './digestSlots';
import { firstWords } from './firstWords';
import { formatLetter } from './formatLetter';
import { inertName, inertWords } from './inertName';
import { digestIn } from './letterData';

/** How many rows a letter names. */
const mostItems = 20;

const rhythms: Readonly<Record<DigestPeriod, string>> = {
  now: 'as soon as something happens',
  daily: 'once a day',
  weekly: 'once a week',
};

/** Signs who stops which letters, so that the link needs no stored token. */
const signature = ({ secrets }: Pick<Ports, 'secrets'>, userId: string, period: DigestPeriod) =>
  secrets.derive(`stop digest ${period} ${userId}`);

/** The token that stops the letters of this period. */
const stopToken = async (
  ports: Pick<Ports, 'secrets'>,
  { userId, period }: { userId: string; period: DigestPeriod },
) => [period, await signature(ports, userId, period), userId].join('.');

/** Whose letters of which period the token stops; null if it is not one of these tokens. */
export async function readStopToken(ports: Pick<Ports, 'secrets'>, token: string) {
  const [name, signed, ...rest] = token.split('.');
  const period = digestPeriods.find((known) => known === name);
  const userId = rest.join('.');
  if (!period || signed !== (await signature(ports, userId, period))) return null;
  return { userId, period };
}

/** Kinds that are about what somebody has said. */
const spoken: ReadonlySet<NotificationKind> = new Set(['mention', 'reply', 'remark', 'comment']);

/** What was said last; of several people, who said it. */
function linesOf({ kind, words, actors: [actor], count }: DigestCardRow) {
  if (words === null || !spoken.has(kind)) return [];
  const said = `“${firstWords(inertWords(commentWords(words)))}”`;
  return [
    count > 1 && actor ? `${inertName(`${actor.firstName} ${actor.lastName}`)}: ${said}` : said,
  ];
}

/** In pixels; its file has twice as many where the picture is large enough. */
const pictureWidth = 320;

/** The picture of a new post. It has the same address for everybody. */
function pictureOf({ siteUrl }: Ports['settings'], { kind, image }: DigestCardRow) {
  if (kind !== 'post') return undefined;
  const files = versionsOf(image);
  const file = files.find(({ width }) => width >= 2 * pictureWidth) ?? files.at(-1);
  if (!file || !URL.canParse(file.address, siteUrl)) return undefined;
  const width = Math.min(file.width, pictureWidth);
  const height = Math.round((width * file.height) / file.width);
  return { address: new URL(file.address, siteUrl).href, width, height };
}

function inertPart({ kind, text }: SentencePart) {
  if (kind === 'name') return inertName(text);
  return kind === 'title' ? inertWords(text) : text;
}

function itemOf(settings: Ports['settings'], user: UserRow) {
  return (row: DigestCardRow) => {
    const told = serializeNotification(row, user);
    const label = notificationSentence(told).map(inertPart).join('');
    return {
      label,
      address: settings.siteUrl + told.subject.url,
      lines: linesOf(row),
      picture: pictureOf(settings, row),
    };
  };
}

const countOf = ({ length }: readonly unknown[]) =>
  length > mostItems ? `More than ${mostItems}` : `${length}`;

/** Tells a member what happened; not sent if it was all seen meanwhile. */
export async function digestLetter(
  ports: Ports,
  row: LetterRow,
  user: UserRow,
): Promise<Letter | null> {
  const { data, settings } = ports;
  const { period, since, until } = digestIn(row);
  if (user.isBlocked || !user.isVerified) return null;
  const query = { userId: user.id, period, defaults: defaultKinds(period), since, until };
  const rows = await data.notifications.digest({ ...query, take: mostItems + 1 });
  const items = rows.slice(0, mostItems).map(itemOf(settings, user));
  const [first] = items;
  if (!first) return null;
  const token = await stopToken(ports, { userId: user.id, period });
  const stopPath = pathTo('stopLetters', { token });
  const { hostname } = new URL(settings.siteUrl);
  const letter = formatLetter({
    to: row.email,
    subject: items.length === 1 ? first.label : `${countOf(rows)} new notifications`,
    paragraphs: [`Hello ${inertName(user.firstName)},`],
    items,
    link: { label: 'All notifications', address: settings.siteUrl + paths.notifications },
    ending: {
      reason: `You get this letter ${rhythms[period]} because of your choices at Commonplace (${settings.siteUrl + paths.choices}).`,
      link: { label: 'Stop these letters', address: settings.siteUrl + stopPath },
    },
  });
  return {
    ...letter,
    stopUrl: `${settings.siteUrl}${settings.apiPath}${stopPath}`,
    listId: `<${period}.notifications.${hostname}>`,
  };
}
