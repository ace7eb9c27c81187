import { endpoints } from '@contract/endpoints';
import { readPost } from '@contract/endpoints/posts';
import { isWhole } from '@contract/pages';
import { postMessages } from '@contract/texts/apiMessages';
import { brokenRule } from '../failure';

const postFolder = readPost.path.replace(':url', '');
const otherCalls = Object.values(endpoints)
  .filter(({ path }) => path.startsWith(postFolder))
  .map(({ path }) => path.slice(postFolder.length))
  .filter((word) => word !== '' && isWhole(word));

// The paths of these urls belong to other calls or lead out of the folder. The characters below don't
// fit in one path segment or can't be seen.
const reserved: ReadonlySet<string> = new Set([...otherCalls, '.', '..']);
const unfit = /[/\\?#\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** Whether the path of the url belongs to something else. */
export const isReservedUrl = (url: string) => reserved.has(url.toLowerCase());

/** Throws 422 if the url can't be the address of a post. */
export function requireUsableUrl(url: string) {
  if (isReservedUrl(url) || unfit.test(url)) {
    throw brokenRule(postMessages.urlNotAllowed, 'url');
  }
}
