import { isRecord } from '@contract/isRecord';
import type { Contents } from '../cache/changes';
import type { Answers } from './renderer';

type Fields = Record<string, unknown>;

const idOf = ({ _id, id }: Fields) =>
  typeof _id === 'string' ? _id : typeof id === 'string' ? id : null;

/** The ids of all posts and people in a part of an answer. */
function collectIds(part: unknown, found: { posts: Set<string>; people: Set<string> }) {
  if (Array.isArray(part)) {
    for (const item of part) collectIds(item, found);
    return;
  }
  if (!isRecord(part)) return;
  const id = idOf(part);
  if (id !== null && isRecord(part['author'])) found.posts.add(id);
  if (id !== null && 'username' in part) found.people.add(id);
  for (const child of Object.values(part)) collectIds(child, found);
}

/** The parts of all answers, such as the post of a page. */
const partsOf = (answers: Answers) =>
  answers.flatMap(([, answer]) => (isRecord(answer) ? Object.values(answer).filter(isRecord) : []));

/** The post whose text an answer has: the page is about it. */
function postOf(answers: Answers) {
  const post = partsOf(answers).find(
    ({ content, author }) => typeof content === 'string' && isRecord(author),
  );
  const postId = post && idOf(post);
  const authorId = post && isRecord(post['author']) && idOf(post['author']);
  return postId && authorId ? { postId, authorId } : null;
}

/** Whether an answer has passages of a book or headings of books. */
const hasBooks = (answers: Answers) =>
  answers.some(
    ([, answer]) =>
      isRecord(answer) && [answer['passages'], answer['headings']].some(Array.isArray),
  );

/** The contents of a page with these answers: a list, unless an answer names another subject. */
export function contentsOf(answers: Answers, { isSearch }: { isSearch: boolean }): Contents {
  const found = { posts: new Set<string>(), people: new Set<string>() };
  for (const [, answer] of answers) collectIds(answer, found);
  const list = hasBooks(answers) ? 'book' : 'list';
  return {
    subject: isSearch ? 'search' : (postOf(answers) ?? list),
    postIds: [...found.posts],
    authorIds: [...found.people],
  };
}

/** The parameters of a path as the answers spell them: those of the post or collection, or of its owner. */
export function spelledIn(answers: Answers, names: readonly string[]) {
  const parts = partsOf(answers).flatMap((part) =>
    isRecord(part['owner']) ? [part, part['owner']] : [part],
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = parts.map((part) => part[name]).find((text) => typeof text === 'string');
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** The part of a call that its query and body define. */
function askedIn(key: string): Fields {
  const [, url = '', ...body] = key.split(' ');
  const sent: unknown = body.length > 0 ? JSON.parse(body.join(' ')) : {};
  const query = new URL(url, 'http://localhost').searchParams;
  return { ...Object.fromEntries(query), ...(isRecord(sent) ? sent : {}) };
}

/** Whether a call has left out items at the beginning of a list. */
const skips = (key: string) => key.includes('skip') && Number(askedIn(key)['skip']) > 0;

/** Where an answer has its lists: that of a profile has those of the page inside. */
function listsOf(answer: Fields) {
  const profile = answer['userDetails'];
  return isRecord(profile) ? [profile['blogPosts']] : Object.values(answer);
}

const hasItems = (answer: unknown) =>
  isRecord(answer) && listsOf(answer).some((list) => Array.isArray(list) && list.some(isRecord));

/** Whether a list ends before the page of it that was asked for. */
export const isBeyondEnd = (answers: Answers) =>
  answers.some(([key, answer]) => skips(key) && !hasItems(answer));

/** Whether what has changed since a version that readers don't have is answered since another one. */
export const isSinceAnother = (answers: Answers) =>
  answers.some(([key, answer]) => {
    if (!key.includes('since')) return false;
    const { since, until } = askedIn(key);
    return until === undefined && isRecord(answer) && Number(since) !== answer['from'];
  });
