import { apiPath } from '@contract/apiPath';
import { changesData } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { rehearsalTexts } from '@contract/texts/moveTexts';
import { forbidden } from '@server/core/failure';
import { respondFailure } from '@server/core/http/respond';
import { endpointAt } from '@server/core/http/routePaths';
import { readSite } from '@server/core/site/readSite';
import { createApi } from '@server/createApi';
import { insertCommunity } from '@server/data/memory/insertCommunity';
import { createMemoryData } from '@server/data/memory/memoryData';
import type { PostsPart, SiteAuthor, SitePost } from '@/features/move/frame/frameMessages';
import { communityOf } from './communityOf';
import { createPorts } from './createPorts';

type CoreOptions = {
  author: SiteAuthor;
  siteUrl: string;
  /** The posts from this one on: as many as are sent at once. */
  readPart: (from: number) => Promise<PostsPart>;
  report: (failure: unknown) => void;
};

async function readAll(readPart: CoreOptions['readPart']) {
  const posts: SitePost[] = [];
  for (;;) {
    const part = await readPart(posts.length);
    posts.push(...part.posts);
    if (part.isLast || part.posts.length === 0) return posts;
  }
}

/** The API core with the posts of an archive in memory. It answers what visitors can read, and changes nothing. */
export async function createCore({ author, siteUrl, readPart, report }: CoreOptions) {
  const data = createMemoryData();
  const ports = createPorts({ data, siteUrl, report });
  const posts = await readAll(readPart);
  insertCommunity(data, communityOf(ports, { author, posts }));
  // Visitors see the page of the author.
  data.tables.site.replace([{ ...(await readSite(ports)), id: 'site', authorPages: 'everybody' }]);
  const api = createApi(ports);

  /** Without this, forms would say that something was sent or stored. */
  function isChange({ method, url }: Request) {
    const name = endpointAt(method, new URL(url).pathname.slice(apiPath.length));
    return name !== undefined && changesData(endpoints[name]);
  }

  return {
    async answer(request: Request): Promise<Response> {
      if (isChange(request)) return respondFailure(forbidden(rehearsalTexts.noChanges), ports);
      return api.fetch(request);
    },
  };
}
