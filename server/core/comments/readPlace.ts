import { quoteRules } from '@contract/comments/commentRules';
import { keysAtStart, usernameKey } from '@contract/comments/mentionParts';
import { comparable, findBlock } from '@contract/document/passageState';
import { commentMessages } from '@contract/texts/apiMessages';
import type { Call } from '../context';
import { brokenRule, conflict, notFound } from '../failure';
import { checkRules } from '../http/checkRules';
import { textsOf } from '../posts/documentTexts';
import { readablePostAccess, readablePostById } from '../posts/findPost';

export const commentNotFound = () => notFound(commentMessages.notFound);

/** The text of a reply to a reply begins with the person whom it answers. */
export async function withMention(
  { ports }: Pick<Call<'addComment'>, 'ports'>,
  text: string,
  username: string | null,
) {
  if (username === null) return text;
  const keys = keysAtStart(text);
  const at = keys.indexOf(usernameKey(username));
  // A longer name that exists is meant instead.
  const isMeant =
    at === 0 || (at > 0 && !(await ports.data.users.existingNames(keys.slice(0, at)))[0]);
  return isMeant ? text : `@${username} ${text}`;
}

/** The comment that is answered; a reply to a reply belongs to the same thread. */
async function readParent({ ports, body }: Call<'addComment'>) {
  const { parentId, blogId } = body;
  if (parentId === undefined) return { parentId: null, mentioned: null };
  const answered = await ports.data.comments.byId(parentId);
  if (!answered || answered.postId !== blogId) throw commentNotFound();
  if (answered.state !== 'shown' || answered.authorId === null)
    throw conflict(commentMessages.notAnswerable);
  const author = await ports.data.users.byId(answered.authorId);
  if (!author || author.isBlocked) throw commentNotFound();
  if (answered.parentId === null) return { parentId, mentioned: null };
  return { parentId: answered.parentId, mentioned: author.username };
}

/** The words that a remark is about; '' if its block doesn't contain them now. */
async function readQuote(call: Call<'addComment'>, blockId: string, quote: string) {
  if (comparable(quote) === '') return '';
  const { id: postId, revision, content } = await readablePostById(call, call.body.blogId);
  const { texts } = await textsOf(call.ports, { postId, revision, content });
  // A quote that was too long for a remark ends with an ellipsis.
  const stands = [quote, quote.replace(/…\s*$/, '')].some(
    (words) => comparable(words) !== '' && findBlock(texts, { blockId, quote: words }) === blockId,
  );
  return stands ? quote : '';
}

async function readBlock(call: Call<'addComment'>) {
  const { blogId, blockId, quote = '' } = call.body;
  checkRules(quoteRules, { quote });
  if (blockId === undefined) return { blockId: null, quote: '' };
  await readablePostAccess(call, blogId);
  if (!(await call.ports.data.posts.hasBlock(blogId, blockId)))
    throw brokenRule(commentMessages.noBlock, 'blockId');
  return { blockId, quote: await readQuote(call, blockId, quote) };
}

/** The comment that a new one answers, and the words that it is about. */
export async function readPlace(call: Call<'addComment'>) {
  const { parentId, mentioned } = await readParent(call);
  return { columns: { parentId, ...(await readBlock(call)) }, mentioned };
}
