import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

export const posts = 12;
/** Pictures above posts are of other types: it is converted. */
const pictureFile = join(
  import.meta.dirname,
  '../../server/seed/pictures/gardening-3-1200x675.webp',
);
const bytes = (text: string) => new TextEncoder().encode(text);

/** The folder of a Hugo site in a .zip, with a picture and a shortcode of its theme. */
export function archive() {
  const entries = Array.from({ length: posts }, (_, at) => [
    `blog/content/posts/walk-${at}.md`,
    bytes(
      `---\ntitle: Moved walk ${at}\ndate: 2019-05-${10 + at}\ntags: [walks]\ncover: /heap.webp\naliases: [/2019/walk-${at}/]\n---\nThe path of day ${at}.\n\n![A heap](/heap.webp)\n\n{{< weather day="${at}" >}}\n`,
    ),
  ]);
  const config = ['blog/hugo.yaml', bytes('baseURL: https://old.example/\n')];
  const picture = ['blog/static/heap.webp', new Uint8Array(readFileSync(pictureFile))];
  return {
    name: 'blog.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(Object.fromEntries([...entries, config, picture]))),
  };
}
