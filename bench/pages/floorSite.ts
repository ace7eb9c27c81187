import { createClient } from '@server/core/testing/createClient';
import type { Api } from '@server/createApi';
import { personaPassword } from '@server/seed/personas';
import sharp from 'sharp';
import { floorDashboard, floorHome, floorHub, floorPost } from './floorPages';
import { screenWidth } from './phone';
import { brotli } from './serve';

const prefix = '/floor';

const fitted = (address: string) => (address ? prefix + address : '');

/** The picture of the API in the width of the screen. */
async function fitPicture(api: Api, address: string) {
  const original = await api.request(address);
  if (!original.ok) return original;
  const bytes = await sharp(await original.arrayBuffer())
    .resize({ width: screenWidth, withoutEnlargement: true })
    .webp()
    .toBuffer();
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/webp' } });
}

async function renderPage(api: Api, pathname: string) {
  const client = createClient(api);
  if (pathname === '/dashboard') {
    await client.ok('login', { body: { username: 'author', password: personaPassword } });
    const input = { params: { username: 'author' }, body: {} };
    return floorDashboard((await client.ok('readProfile', input)).userDetails);
  }
  if (pathname === '/') {
    const { trendingPosts, authorPosts } = (await client.ok('readHome', {})).data;
    return floorHome([...trendingPosts, ...authorPosts], fitted);
  }
  if (pathname === '/posts')
    return floorHub((await client.ok('listPosts', { query: {} })).posts, fitted);
  const url = pathname.slice('/posts/'.length);
  return floorPost(
    (await client.ok('readPost', { params: { url }, body: {} })).postDetails,
    fitted,
  );
}

async function respondPage(api: Api, pathname: string) {
  const html = new TextEncoder().encode(await renderPage(api, pathname));
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  return new Response(await brotli(html, 11), { headers });
}

/** Serves the hand-made pages under `/floor`, from memory after the first request. */
export function createFloorSite(api: Api) {
  const responses = new Map<string, Response>();
  return async function respond(pathname: string) {
    const path = pathname.slice(prefix.length);
    const response =
      responses.get(path) ??
      (await (path.startsWith('/api/') ? fitPicture(api, path) : respondPage(api, path)));
    responses.set(path, response);
    return response.clone();
  };
}
