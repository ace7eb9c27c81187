/** Names with which a file could be taken for one outside of the archive. */
export const isUnsafeName = (name: string) =>
  /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[a-z]:|\p{Cc}/iu.test(name);

/** What systems and version control add to folders and archives. */
export const isIgnoredName = (name: string) =>
  /(?:^|\/)(?:__MACOSX|\.git|\.svn|\.obsidian|\.trash|node_modules|Thumbs\.db|desktop\.ini|\.DS_Store|\._[^/]*)(?:\/|$)/i.test(
    name,
  );

/** Windows writes backslashes between folders. */
export const withSlashes = (name: string) => name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');

/** Folders whose names tell readers what their files are. */
const isKnownFolder = (name: string) => /^(?:_?posts|_?drafts|content|data)\/$/i.test(name);

/** The one folder that everything is in, as in a folder that was packed as a whole; '' without one. */
export function commonFolder(paths: readonly string[]) {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isCommon = folder !== '' && paths.every((path) => path.startsWith(folder));
  return isCommon && !isKnownFolder(folder) ? folder : '';
}
