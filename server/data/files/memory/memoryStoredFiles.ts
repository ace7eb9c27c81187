import type { Store } from '../../memory/tables/store';
import type { StoredFileData } from '../filePort';

export function createMemoryStoredFiles(store: Store): StoredFileData {
  return {
    siteId: async () => 'memory',
    async findUsed(files) {
      const { users, posts, pendingPosts, contents, revisions, sitePages, site, resources } =
        store.tables;
      const names = new Set(resources.rows().map(({ name }) => name));
      const urls = new Set([
        ...posts.rows().map(({ image }) => image),
        ...pendingPosts.rows().map(({ image }) => image),
        ...site.rows().map(({ logo }) => logo),
        ...users.rows().flatMap(({ avatar, cover }) => [avatar, cover]),
      ]);
      const documents = [
        ...contents.rows(),
        ...pendingPosts.rows(),
        ...revisions.rows(),
        ...sitePages.rows(),
      ].map(({ content }) => content);
      return files
        .filter(
          ({ name, url }) =>
            names.has(name) || urls.has(url) || documents.some((text) => text?.includes(name)),
        )
        .map(({ name }) => name);
    },
  };
}
