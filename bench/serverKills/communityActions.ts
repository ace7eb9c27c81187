import type { Action, WriterParts } from './places';

/** The first posts of the demo community, which are public. */
const commentedPosts = 13;
/** An account may report 20 times a day, and two writers share one. */
const reportsPerWriter = 10;

/** Comments, answers, mentions, remarks, passages and reports. */
export function createCommunityActions(parts: WriterParts): Action[] {
  const { client, username, journal, random, places, nextName } = parts;
  let reported = 0;
  const anyOf = <Item>(items: readonly Item[]) => items[random.below(items.length)];

  async function write(comment: string, place: { blogId: string; [name: string]: string }) {
    const answer = await client.ok('addComment', { body: { ...place, comment } });
    journal.stored.comments.push(comment);
    const id = answer.comment?._id;
    if (id !== undefined) places.comments.push({ id, postId: place.blogId, username });
  }

  const addComment = async () =>
    write(`Comment ${nextName()}`, { blogId: `post-${1 + random.below(commentedPosts)}` });

  /** An answer to a comment of the same thread begins with its writer. */
  async function reply() {
    const parent = anyOf(places.comments);
    if (!parent) return addComment();
    return write(`@${parent.username} Reply ${nextName()}`, {
      blogId: parent.postId,
      parentId: parent.id,
    });
  }

  async function mention() {
    const name = anyOf(['author', 'reader', 'admin'].filter((other) => other !== username));
    const blogId = `post-${1 + random.below(commentedPosts)}`;
    return write(`Comment ${nextName()} for @${name}`, { blogId });
  }

  async function remark() {
    const post = anyOf(places.posts);
    if (!post) return addComment();
    const { id: blogId, blockId } = post;
    return write(`Remark ${nextName()}`, { blogId, blockId, quote: 'Words of' });
  }

  async function savePassage() {
    const name = nextName();
    const quote = `Passage ${name}`;
    const source = { url: `https://other.example/${name}`, title: 'A page', author: 'Ines' };
    await client.ok('addPassage', { body: { quote, before: '', after: '', note: name, source } });
    journal.stored.passages.push(quote);
  }

  async function report() {
    const subject = anyOf(places.comments.filter((one) => one.username !== username));
    if (!subject || reported === reportsPerWriter) return addComment();
    reported += 1;
    // Another report of the same account about it is refused, and so may this one be if its answer was lost.
    places.comments = places.comments.filter((one) => one !== subject);
    const text = `Report ${nextName()}`;
    await client.ok('addReport', {
      body: { kind: 'comment', subjectId: subject.id, reason: 'spam', text },
    });
    journal.stored.reports.push(text);
  }

  return [addComment, reply, mention, remark, savePassage, report];
}
