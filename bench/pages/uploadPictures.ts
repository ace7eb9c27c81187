import { createClient } from '@server/core/testing/createClient';
import type { Api } from '@server/createApi';
import { personaPassword } from '@server/seed/personas';
import { createRandom } from '@server/seed/random';
import sharp from 'sharp';

const width = 1600;
const height = 900;

/** A picture that compresses about as well as a photograph: soft shapes with some noise. */
async function createPhotograph(seed: number) {
  const random = createRandom(seed);
  const waves = Array.from({ length: 24 }, () => {
    const size = 2 ** (1 + random.next() * 6);
    const angle = random.next() * 2 * Math.PI;
    return { x: Math.cos(angle) * size, y: Math.sin(angle) * size, height: 90 / size ** 0.5 };
  });
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const x = ((at % width) / width) * Math.PI;
    const y = (Math.floor(at / width) / width) * Math.PI;
    let light = 128 + (random.next() - 0.5) * 24;
    for (const wave of waves) light += Math.sin(wave.x * x + wave.y * y) * wave.height * 0.4;
    const colour = [light, light * 0.9 + 10, light * 0.7 + 30];
    for (const [channel, value] of colour.entries()) {
      pixels[at * 3 + channel] = Math.max(0, Math.min(255, value));
    }
  }
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
  return new File([new Uint8Array(jpeg)], `photograph-${seed}.jpg`, { type: 'image/jpeg' });
}

/** Gives the posts of home, the first page of posts and one more post a cover of 1600x900. */
export async function uploadPictures(api: Api, postUrl: string) {
  const client = createClient(api);
  await client.ok('login', { body: { username: 'admin', password: personaPassword } });
  const { trendingPosts, authorPosts } = (await client.ok('readHome', {})).data;
  const { posts } = await client.ok('listPosts', { query: {} });
  const cards = [...trendingPosts, ...authorPosts, ...posts];
  const urls = new Set([postUrl, ...cards.map(({ url }) => url)]);
  const photographs = await Promise.all([1, 2, 3].map(createPhotograph));
  for (const [at, url] of [...urls].entries()) {
    const { postDetails } = await client.ok('readPost', { params: { url }, body: {} });
    const { _id: id, title, content, tags, seoKeywords, metaDescription } = postDetails;
    const postImage = photographs[at % photographs.length];
    const text = { title, content, tags: JSON.stringify(tags), seoKeywords, metaDescription, url };
    await client.ok('updatePost', { params: { id }, body: { id, ...text, postImage } });
  }
}
