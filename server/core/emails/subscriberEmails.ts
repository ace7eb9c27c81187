import { pathTo, postPath } from '@contract/pages';
import { postTexts } from '@contract/texts/postTexts';
import type {
  EmailRow,
  FullPostRow,
  PostCardRow,
  SubscriberRow,
  UserRow,
} from '@server/data/rows/rows';
import { beginnings, firstWords } from '@server/lib/firstWords';
import { columnWidth, pageSpace } from '../html/emailHtml';
import { emailPicture } from '../html/emailPicture';
import type { Letter, Ports, Settings } from '../ports';
import { withSiteLook } from '../site/readSite';
import { newPostsIn, subscribedIn } from './emailData';
import { formatEmail } from './formatEmail';
import { inertName, inertWords } from './inertName';
import { confirmationLifetime, confirmToken, stopToken } from './subscriptions';

/** Texts of e-mails about new posts. */
const newPostTexts = {
  read: 'Read the post',
  /** If something of it is left out. */
  readOn: 'Read on',
  stop: 'Stop these letters',
  /** The subjects of e-mails about several posts. */
  byAuthor: (count: number, author: string) => `${count} new posts by ${author}`,
  atSite: (count: number, site: string) => `${count} new posts at ${inertName(site)}`,
} as const;

type EmailedPost = Pick<
  FullPostRow,
  'author' | 'authorId' | 'content' | 'image' | 'metaDescription' | 'title' | 'url'
>;

type Site = Pick<Settings, 'siteName' | 'siteUrl' | 'accent' | 'apiPath'>;

const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** “of Ada Lovelace”, or nothing for all posts. */
async function ofAuthor({ data }: Ports, authorId: string | null) {
  const author = authorId === null ? null : await data.users.byId(authorId);
  return author ? ` of ${inertName(fullName(author))}` : '';
}

/** Contains the link that confirms a subscription; not sent if it is confirmed or stopped meanwhile. */
export async function subscriptionEmail(ports: Ports, row: EmailRow): Promise<Letter | null> {
  const { secrets, data, clock, settings } = ports;
  const { authorId } = subscribedIn(row);
  const stop = await stopToken(ports, { email: row.email, authorId });
  const subscriber = await data.subscribers.find(await secrets.hash(stop));
  const isUnconfirmed =
    subscriber?.confirmedAt === null && subscriber.createdAt >= clock.now() - confirmationLifetime;
  if (!isUnconfirmed) return null;
  const token = await confirmToken(ports, subscriber);
  return formatEmail(settings, {
    to: row.email,
    subject: 'Confirm that you want new posts by e-mail',
    paragraphs: [
      `Someone asked for new posts${await ofAuthor(ports, authorId)} at ${inertName(settings.siteName)} to be sent to this address.`,
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

const authorOf = ({ author }: Pick<PostCardRow, 'author'>) => inertName(fullName(author));
const notEmpty = (text: string) => text !== '';

/** What an e-mail about one post shows: its beginning or the whole post, as its author chose. */
async function formatPost({ data, settings, documents }: Ports, post: EmailedPost) {
  const { siteUrl } = settings;
  const author = authorOf(post);
  const address = siteUrl + postPath(post.url);
  const { letterText } = (await data.users.byId(post.authorId)) ?? { letterText: 'beginning' };
  const { isWhole, ...shown } = await documents(
    'email',
    JSON.stringify({ content: post.content, siteUrl, address, amount: letterText }),
  );
  return {
    subject: `${author}: ${post.title}`,
    heading: inertWords(post.title),
    byline: `by ${author}`,
    // The title above it says what it shows.
    cover: emailPicture(siteUrl, {
      image: post.image,
      alt: '',
      width: columnWidth - 2 * pageSpace,
    }),
    paragraphs: shown.html === '' ? [inertWords(post.metaDescription)].filter(notEmpty) : [],
    post: shown,
    link: { label: isWhole ? newPostTexts.read : newPostTexts.readOn, address },
  };
}

function formatPosts({ siteName, siteUrl }: Site, posts: readonly PostCardRow[]) {
  const [author = '', ...others] = new Set(posts.map(authorOf));
  const heading =
    others.length === 0
      ? newPostTexts.byAuthor(posts.length, author)
      : newPostTexts.atSite(posts.length, siteName);
  const items = posts.map((post) => ({
    label: inertWords(post.title),
    address: siteUrl + postPath(post.url),
    lines: [
      `by ${authorOf(post)}`,
      firstWords(inertWords(post.metaDescription), beginnings.email),
    ].filter(notEmpty),
  }));
  return { subject: heading, paragraphs: [], items };
}

const reasonOf = ({ siteName }: Site, whose: string) =>
  `You get this letter because this address asked for ${whose} at ${inertName(siteName)}.`;

/** Why the subscriber gets the e-mail. */
async function reasonFor({ data, settings }: Ports, { authorId }: SubscriberRow) {
  const author = authorId === null ? null : await data.users.byId(authorId);
  return reasonOf(
    settings,
    author ? `new posts of ${inertName(fullName(author))}` : 'all new posts',
  );
}

/** In the stop link of a preview, which stops nothing. */
const previewToken = 'preview';

/** The e-mail about a post as those get it who asked for its author's posts. */
export async function previewPostEmail(given: Ports, post: FullPostRow) {
  const ports = await withSiteLook(given);
  const { settings } = ports;
  const draft = await formatPost(ports, { ...post, title: post.title || postTexts.untitled });
  const { stopPage } = stopAddresses(settings, previewToken);
  const ending = {
    reason: reasonOf(settings, `new posts of ${authorOf(post)}`),
    links: [{ label: newPostTexts.stop, address: stopPage }],
  };
  const { subject, html, text } = formatEmail(settings, { to: '', ...draft, ending });
  return { subject, html, text };
}

/**
 * Informs a subscriber of posts, without those that are not public at the moment; not sent if none is left, or the
 * e-mails were stopped.
 */
export async function newPostLetter(ports: Ports, row: EmailRow): Promise<Letter | null> {
  const { data, settings } = ports;
  const { postIds, subscriberId } = newPostsIn(row);
  const subscriber = await data.subscribers.byId(subscriberId);
  if (!subscriber || subscriber.confirmedAt === null) return null;
  const posts = await data.subscribers.newPosts(postIds);
  const [first, ...others] = posts;
  if (!first) return null;
  const stop = await stopToken(ports, subscriber);
  const { stopUrl, stopPage } = stopAddresses(settings, stop);
  const link = { label: newPostTexts.stop, address: stopPage };
  const ending = { reason: await reasonFor(ports, subscriber), links: [link] };
  const only = others.length === 0 ? await data.posts.byId(first.id) : null;
  const draft = only ? await formatPost(ports, only) : formatPosts(settings, posts);
  return {
    ...formatEmail(settings, { to: subscriber.email, ...draft, ending }),
    stopUrl,
    listId: listIdOf(settings, subscriber),
  };
}
