import type { Comment } from '@contract/comments/commentEntities';
import { postPath, profilePath } from '@contract/pages';
import { commentAnchor } from '@contract/postAnchors';
import { Helmet } from 'react-helmet-async';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { inertJson } from '@/lib/inertJson';
import { context, type StructuredData } from '@/lib/structuredData';
import { useCommentedPost } from '../model/CommentsContext';
import { type CommentData, isWritten } from '../model/commentData';
import { loadedOf } from '../model/gaps';

type Address = (path: string) => string;

function commentOf(comment: Comment, url: string, siteAddress: Address): StructuredData[] {
  if (!isWritten(comment) || comment.state !== 'shown') return [];
  const { _id: id, content: text, createdAt: dateCreated, commentAuthor } = comment;
  const { fullName: name, username } = commentAuthor;
  const author = { '@type': 'Person', name, url: siteAddress(profilePath(username)) };
  return [{ '@type': 'Comment', '@id': `${url}#${commentAnchor(id)}`, text, dateCreated, author }];
}

/** The comments that everybody sees, as JSON-LD: more about the post that the head names. */
export function CommentsData({ data }: { data: CommentData }) {
  const siteAddress = useSiteAddress();
  const url = siteAddress(postPath(useCommentedPost().postUrl));
  const threads = loadedOf(data.threads).flatMap((thread) => {
    const replies = loadedOf(thread.replyList).flatMap((reply) =>
      commentOf(reply, url, siteAddress),
    );
    const [own] = commentOf(thread, url, siteAddress);
    // Replies to a comment that is gone stand for themselves.
    if (!own) return replies;
    return [replies.length > 0 ? { ...own, comment: replies } : own];
  });
  if (threads.length === 0) return null;
  const json = inertJson({
    '@context': context,
    '@type': 'BlogPosting',
    '@id': url,
    comment: threads,
  });
  return (
    // A new script element if its text changes: Trusted Types forbids changing the text of a script.
    <Helmet key={json}>
      <script type="application/ld+json">{json}</script>
    </Helmet>
  );
}
