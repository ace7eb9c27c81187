import { apiPath } from '@contract/apiPath';
import { isRecord } from '@contract/isRecord';
import { limits } from '@contract/limits';
import { paths } from '@contract/pages';
import { defaultSite, type PublicSite } from '@contract/site/publicSite';
import type { Load } from '../renderer';

/** `METHOD path body`, as answers name their calls. */
type Key = string;

/** The first call of the page at an address; null for pages that make none. */
function firstCall({ pathname, searchParams }: URL, { authorPages }: PublicSite): Key | null {
  const skip = (Number(searchParams.get('page') ?? 1) - 1) * limits.pageSize;
  const [, folder, name, part] = pathname.split('/');
  if (pathname === paths.home) return 'GET /blogs/';
  if (pathname === paths.posts) {
    const tagsearch = searchParams.get('q') ?? searchParams.get('tag');
    if (tagsearch === null) return `GET /blogs/posts?skip=${skip}`;
    return `POST /blogs/tag ${JSON.stringify({ tagsearch, skip })}`;
  }
  if (folder === 'posts') return `POST /blogs/${name} {}`;
  if (folder === 'username' && authorPages === 'everybody') {
    return `POST /user/profile/${name} ${JSON.stringify({ skip })}`;
  }
  if (pathname === paths.about) return 'GET /site/pages/about?isBuiltIn=true';
  if (pathname === paths.privacyPolicy) return 'GET /site/pages/privacy-policy?isBuiltIn=true';
  if (folder === 'pages') return `GET /site/pages/${name}`;
  if (pathname === paths.books) return `GET /books?skip=${skip}`;
  if (folder === 'books') return `POST /books/${name}/${part} ${JSON.stringify({ skip })}`;
  return folder === 'preview' ? `POST /previews/${name} {}` : null;
}

/** The call for the versions of a post that its history shows. */
function secondCall({ pathname, searchParams }: URL, post: unknown): Key | null {
  if (!pathname.endsWith('/history') || !isRecord(post)) return null;
  const versions = `GET /blogs/${String(post['_id'])}`;
  const read = searchParams.get('read');
  if (read !== null) return `${versions}/revisions/${read}`;
  const version = Number(searchParams.get('version') ?? 0);
  if (version > 0) return `${versions}/changes?since=${Math.max(1, version - 1)}&until=${version}`;
  const since = searchParams.get('since');
  return since === null ? `${versions}/revisions?skip=0` : `${versions}/changes?since=${since}`;
}

/** What pages show of posts and their authors. */
function textsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (!isRecord(part)) return [];
  const { title, likes, author, slug, content } = part;
  if (typeof slug === 'string' && typeof content === 'string') return [content];
  const inside = Object.values(part).flatMap(textsOf);
  if (typeof likes !== 'number' || !isRecord(author)) return inside;
  return [`${String(title)} ${likes} ${String(author['firstName'])}`, ...inside];
}

type Options = {
  siteUrl: string;
  /** Called with the path of each page. */
  onRender: (path: string) => void;
  /** Holds a page back after its data was read. */
  pause: () => Promise<void>;
  /** At the end of each page. */
  padding: () => string;
};

/** A renderer that writes the posts of the answers as text. */
export function createTestRenderer({ siteUrl, onRender, pause, padding }: Options): Load {
  return async function load(request, api, { known = [], site = defaultSite } = {}) {
    const url = new URL(request.url);
    const answers = [...known];

    async function call(key: Key | null) {
      if (key === null || !api) return null;
      const [method = '', path = '', ...body] = key.split(' ');
      const init = {
        method,
        ...(body.length > 0
          ? { body: body.join(' '), headers: { 'Content-Type': 'application/json' } }
          : {}),
      };
      const answer = await api(new Request(siteUrl + apiPath + path, init));
      if (!answer.ok) throw new Error('no data');
      // Tests name the pages that show a post by their addresses: others don't recommend it.
      const { recentPosts: _, ...fields }: Record<string, unknown> = await answer.json();
      answers.push([key, fields]);
      return fields;
    }

    if (known.length === 0) {
      const first = await call(firstCall(url, site));
      await call(secondCall(url, first?.['postDetails']));
      onRender(url.pathname + url.search);
      if (api) await pause();
    }
    return {
      answers,
      async render(served) {
        const { name } = site;
        const named = name === defaultSite.name ? [] : [name];
        if (!api) return { status: 200, html: ['skeleton', ...named].join(' of ') };
        const author = JSON.stringify(served?.author);
        const texts = answers.flatMap(([, answer]) => textsOf(answer));
        const parts = [url.pathname, author, ...named, ...texts];
        return { status: 200, html: [...parts, padding()].join('\n') };
      },
    };
  };
}
