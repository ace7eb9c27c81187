import { chosenUrl } from '@contract/draftUrl';
import type { Rule } from '@contract/ruleParts';
import type { PostForm } from '@contract/rules';
import { validationTexts } from '@contract/texts/validationTexts';
import type { FullPostRow } from '@server/data/rows/rows';
import type { Call } from '../context';
import { brokenRule } from '../failure';
import { readPostForm } from './readPostForm';

/** A client that has opened the post before its address was changed sends the former one. */
async function isFormerUrl(
  { ports }: Call<'updatePost'>,
  url: string,
  { id, ...stored }: FullPostRow,
) {
  if (url.toLowerCase() === stored.url.toLowerCase()) return false;
  return (await ports.data.posts.byUrl(url))?.id === id;
}

type Changing = {
  stored: FullPostRow;
  /** The content whose blocks the sent ones continue. */
  content: string;
  rules: readonly Rule<PostForm>[];
};

/** Reads and validates the form of a changed post, whose url stays. */
export async function readChangedForm(
  call: Call<'updatePost'>,
  { stored, content, rules }: Changing,
) {
  const { ports, body } = call;
  const { url, ...form } = await readPostForm(body, { rules, ports, stored: content });
  const isPresent = url === stored.url || url === chosenUrl(stored);
  const isKnown = isPresent || (await isFormerUrl(call, url, stored));
  if (!isKnown) throw brokenRule(validationTexts.urlChanged, 'url');
  return form;
}
