import { paths, pathTo, postPath } from '@contract/pages';
import type { FullPostRow, LetterRow, SubscriberRow, UserRow } from '@server/data/rows';
import type { Letter, Ports, Settings } from '../ports';
import { formatLetter } from './formatLetter';
import { inertName } from './inertName';
import { newPostIn, subscribedIn } from './letterData';
import { confirmationLifetime, confirmToken, stopToken } from './subscriptions';

type Site = Pick<Settings, 'siteUrl' | 'apiPath'>;

const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** “of Ada Lovelace”, or nothing for all posts. */
async function ofAuthor({ data }: Ports, authorId: string | null) {
  const author = authorId === null ? null : await data.users.byId(authorId);
  return author ? ` of ${inertName(fullName(author))}` : '';
}

/** Contains the link that confirms a subscription; not sent if it is confirmed or stopped meanwhile. */
export async function subscriptionLetter(ports: Ports, row: LetterRow): Promise<Letter | null> {
  const { secrets, data, clock, settings } = ports;
  const { authorId } = subscribedIn(row);
  const stop = await stopToken(ports, { email: row.email, authorId });
  const subscriber = await data.subscribers.find(await secrets.hash(stop));
  const isWaiting =
    subscriber?.confirmedAt === null && subscriber.createdAt >= clock.now() - confirmationLifetime;
  if (!isWaiting) return null;
  const token = await confirmToken(ports, subscriber);
  return formatLetter({
    to: row.email,
    subject: 'Confirm that you want new posts by e-mail',
    paragraphs: [
      `Someone asked for new posts${await ofAuthor(ports, authorId)} at Commonplace to be sent to this address.`,
      'If it was you, confirm it. The link works for 7 days. If it was not, ignore this e-mail, and nothing is sent.',
    ],
    link: {
      label: 'Confirm this address',
      address: settings.siteUrl + pathTo('confirmSubscription', { token }),
    },
  });
}

/** The address for mail programs, and the page for people. */
const stopAddresses = ({ siteUrl, apiPath }: Site, token: string) => ({
  stopUrl: `${siteUrl}${apiPath}${pathTo('stopLetters', { token })}`,
  stopPage: siteUrl + pathTo('stopLetters', { token }),
});

/** Lists are named after the site and, for those of one author, the author's id. */
function listIdOf({ siteUrl }: Site, { authorId }: SubscriberRow) {
  const { hostname } = new URL(siteUrl);
  return authorId === null ? `<posts.${hostname}>` : `<${authorId}.posts.${hostname}>`;
}

function formatNewPost(settings: Site, { email, authorId }: SubscriberRow, post: FullPostRow) {
  const author = inertName(fullName(post.author));
  const whose = authorId === null ? 'all new posts' : `new posts of ${author}`;
  return {
    to: email,
    subject: `${author}: ${post.title}`,
    paragraphs: [post.title, `by ${author}`, post.metaDescription].filter((text) => text !== ''),
    link: { label: 'Read the post', address: settings.siteUrl + postPath(post.url) },
    reason: `You get this letter because this address asked for ${whose} at Commonplace (${settings.siteUrl + paths.home}).`,
  };
}

/** Tells a subscriber about a post; not sent if the post is not public at the moment, or the letters were stopped. */
export async function newPostLetter(ports: Ports, row: LetterRow): Promise<Letter | null> {
  const { data, settings } = ports;
  const { postId, subscriberId } = newPostIn(row);
  const subscriber = await data.subscribers.byId(subscriberId);
  if (!subscriber || subscriber.confirmedAt === null) return null;
  const post = await data.posts.byId(postId);
  if (!post?.isPublished || post.author.isBlocked) return null;
  const stop = await stopToken(ports, subscriber);
  const { stopUrl, stopPage } = stopAddresses(settings, stop);
  const { reason, ...draft } = formatNewPost(settings, subscriber, post);
  const ending = { reason, link: { label: 'Stop these letters', address: stopPage } };
  return {
    ...formatLetter({ ...draft, ending }),
    stopUrl,
    listId: listIdOf(settings, subscriber),
  };
}
