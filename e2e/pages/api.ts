import { readPost } from '@contract/endpoints/posts';
import { expect, type Page } from '@playwright/test';
import { personaPassword } from '@server/seed/personas';
import * as v from 'valibot';
import { onePixelPng } from './files';
import type { PersonaName } from './Site';
import { xsrfHeaders } from './xsrf';

export type Block = { id?: string; type: string; data: object; tunes?: object };
export type StoredDocument = { time?: number; blocks: readonly Block[]; version?: string };
/** Blocks of other editors may lack their data. */
type GivenDocument = Omit<StoredDocument, 'blocks'> & {
  blocks: readonly (Omit<Block, 'data'> & { data?: object })[];
};

type ApiCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  json?: object;
  /** Sent as a form with a picture. */
  form?: Readonly<Record<string, string>>;
};

type PageCall = { call: ApiCall; xsrf: Record<string, string>; picture: string };

/** Runs in the page. */
async function sendFromPage({ call, xsrf, picture }: PageCall) {
  const { method, path, json, form } = call;
  const headers = new Headers(xsrf);
  const init: RequestInit = { method, headers };
  if (form) {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    const bytes = Uint8Array.from(atob(picture), (char) => char.codePointAt(0) ?? 0);
    body.append('postImage', new File([bytes], 'cover.png', { type: 'image/png' }));
    init.body = body;
  } else if (json) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(json);
  }
  const response = await fetch(`/api/v1${path}`, init);
  return { status: response.status, text: await response.text() };
}

async function send(page: Page, call: ApiCall) {
  const xsrf = await xsrfHeaders(page);
  return page.evaluate(sendFromPage, { call, xsrf, picture: onePixelPng });
}

/**
 * Calls the API from the page, with the page's cookies. Like the page, it repeats a call that was
 * refused, because the first call of a visit only gets the XSRF cookie. Returns the body.
 */
export async function callApi(page: Page, call: ApiCall): Promise<unknown> {
  const first = await send(page, call);
  const { status, text } = first.status === 403 ? await send(page, call) : first;
  expect(status, `${call.method} ${call.path}`).toBeLessThan(300);
  return JSON.parse(text);
}

/** Makes one call as another account. The page's own session is over afterwards. */
export async function callApiAs(page: Page, username: PersonaName, call: ApiCall) {
  const credentials = { username, password: personaPassword };
  await callApi(page, { method: 'POST', path: '/user/login', json: credentials });
  await callApi(page, call);
  await callApi(page, { method: 'POST', path: '/user/logout', json: {} });
}

type GivenPost = {
  title?: string;
  url: string;
  description?: string;
  tags?: readonly string[];
  document: GivenDocument;
  /** A draft, if not. */
  isPublished?: boolean;
};

const postForm = ({
  title = 'A published post',
  url,
  description = 'Created over the API',
  tags = ['testing'],
  document,
}: GivenPost) => ({
  title,
  url,
  content: JSON.stringify(document),
  tags: JSON.stringify(tags),
  seoKeywords: 'testing',
  metaDescription: description,
});

export async function createPost(page: Page, post: GivenPost) {
  const form = { ...postForm(post), isPublished: String(post.isPublished ?? true) };
  await callApi(page, { method: 'POST', path: '/blogs/create', form });
}

const storedContent = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ blocks: v.array(v.looseObject({ type: v.string(), data: v.looseObject({}) })) }),
);

/** A post as the API has it. */
export async function readStoredPost(page: Page, url: string) {
  const path = `/blogs/${encodeURIComponent(url)}`;
  const body = await callApi(page, { method: 'POST', path, json: {} });
  const { _id: id, title, content, publishedAt } = v.parse(readPost.answer, body).postDetails;
  return { id, title, publishedAt, content: v.parse(storedContent, content) };
}

type Changes = { title?: string; document?: GivenDocument; note?: string; canonicalUrl?: string };

/** Changes a post as another tab or device would. */
export async function changePost(page: Page, url: string, { note = '', ...changes }: Changes) {
  const { id, title, content } = await readStoredPost(page, url);
  const { canonicalUrl = '', ...texts } = { title, document: content, ...changes };
  const form = { ...postForm({ url, ...texts }), id, note, canonicalUrl };
  await callApi(page, { method: 'PUT', path: `/blogs/${id}`, form });
}
