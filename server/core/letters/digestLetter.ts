import { notificationSentence } from '@contract/notifications/notificationSentence';
import { paths, pathTo } from '@contract/pages';
import type { NotificationCardRow } from '@server/data/communityRows';
import { digestPeriods } from '@server/data/notificationSchemas';
import type { LetterRow, UserRow } from '@server/data/rows';
import type { Letter, Ports } from '../ports';
import { serializeNotification } from '../serializers/serializeNotification';
import { type DigestPeriod, defaultKinds } from './digestSlots';
import { formatLetter } from './formatLetter';
import { inertName } from './inertName';
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

function itemOf(settings: Ports['settings'], user: UserRow) {
  return (row: NotificationCardRow) => {
    const told = serializeNotification(row, user);
    const parts = notificationSentence(told);
    const label = parts
      .map(({ kind, text }) => (kind === 'name' ? inertName(text) : text))
      .join('');
    return { label, address: settings.siteUrl + told.subject.url };
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
