import { blockTexts } from '@contract/document/documentText';
import { type EditorBlock, parseDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';
import type { PostCard, PostDetails } from '@contract/entities';
import type { Profile } from '@contract/people/profileEntities';

/** Pages as one would write them by hand for speed: the words and pictures, no script, system fonts. */

const style = `body{margin:0 auto;max-width:40rem;padding:1rem;font:1.1rem/1.6 Georgia,serif;color:#211d18;background:#fbf8f2}
img{display:block;width:100%;height:auto;background:#eee}header{border-bottom:1px solid #ccc;padding:1rem 0}li{margin:1.5rem 0;list-style:none}ul{padding:0}`;

/** The address of a picture that fits the screen. */
type Fitted = (address: string) => string;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style><header><a href="/floor/">Commonplace</a></header>${body}</html>`;

function picture(address: string, isFirst: boolean) {
  if (!address) return '';
  const loading = isFirst ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<img src="${escaped(address)}" alt="" width="16" height="9" ${loading}>`;
}

function list(posts: readonly PostCard[], fitted: Fitted) {
  const items = posts.map(
    ({ public_image, title, metaDescription }, at) =>
      `<li>${picture(fitted(public_image.resource_url ?? ''), at === 0)}<h2>${escaped(title)}</h2><p>${escaped(metaDescription)}</p></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

export function floorHome(posts: readonly PostCard[], fitted: Fitted) {
  return page('Commonplace', `<h1>Keep what is worth passing on.</h1>${list(posts, fitted)}`);
}

export function floorHub(posts: readonly PostCard[], fitted: Fitted) {
  return page('All Posts', `<h1>All Posts</h1>${list(posts, fitted)}`);
}

function block(stored: EditorBlock, fitted: Fitted) {
  const known = readBlock(stored);
  const shown = known?.type === 'image' ? picture(fitted(known.data.url), false) : '';
  const texts = blockTexts({ blocks: [stored] }).map(({ type, text }) =>
    type === 'header' ? `<h2>${escaped(text)}</h2>` : `<p>${escaped(text)}</p>`,
  );
  return shown + texts.join('');
}

export function floorPost({ title, content, public_image }: PostDetails, fitted: Fitted) {
  const blocks = parseDocument(content)?.blocks ?? [];
  const cover = picture(fitted(public_image.resource_url ?? ''), true);
  const article = blocks.map((stored) => block(stored, fitted)).join('');
  return page(title, `<h1>${escaped(title)}</h1>${cover}${article}`);
}

export function floorDashboard({ followers, following, likes, comments, totalPosts }: Profile) {
  const tiles = Object.entries({ followers, following, likes, comments, totalPosts });
  const rows = tiles.map(([name, count]) => `<dt>${name}</dt><dd>${count}</dd>`);
  return page('Dashboard', `<h1>Dashboard</h1><dl>${rows.join('')}</dl>`);
}
