import type { PublicPassage } from '@contract/book/bookEntities';
import { postPath } from '@contract/pages';
import { blockPath } from '@contract/postAnchors';
import { Link } from 'react-router-dom';
import { KeepPassage } from './KeepPassage';

function Source({ post, source, blockId }: PublicPassage) {
  if (post)
    return (
      <>
        <Link
          dir="auto"
          to={blockId ? blockPath(post.url, blockId) : postPath(post.url)}
          className="text-link"
        >
          {post.title}
        </Link>{' '}
        by <bdi>{post.author.fullName}</bdi>
      </>
    );
  if (!source) return null;
  const { url, title, author } = source;
  return (
    <>
      {url ? (
        <a dir="auto" href={url} rel="nofollow ugc noopener" className="text-link">
          {title || url}
        </a>
      ) : (
        <bdi>{title}</bdi>
      )}
      {author ? (
        <>
          {' '}
          by <bdi>{author}</bdi>
        </>
      ) : null}
    </>
  );
}

type PublicPassageItemProps = {
  passage: PublicPassage;
  /** Other members can keep them. */
  isOwn: boolean;
  /** The words for which a visitor has signed in. */
  returned: { blockId: string; quote: string } | null;
};

/** Words under a public heading, with their source. */
export function PublicPassageItem({ passage, isOwn, returned }: PublicPassageItemProps) {
  const { _id: id, post, quote, blockId } = passage;
  const isReturned = quote !== '' && returned?.quote === quote && returned.blockId === blockId;
  return (
    <li id={id} className="border-b py-6">
      <figure id={`${id}-words`} className="grid gap-2">
        {quote ? (
          <blockquote
            dir="auto"
            className="wrap-anywhere whitespace-pre-wrap font-serif text-xl leading-relaxed"
          >
            {quote}
          </blockquote>
        ) : null}
        <div className="flex min-h-11 items-center justify-between gap-4">
          <figcaption className="min-w-0 wrap-anywhere text-sm text-quiet">
            <Source {...passage} />
          </figcaption>
          {post?._id && !isOwn ? (
            <KeepPassage
              passage={passage}
              postId={post._id}
              describedBy={`${id}-words`}
              isReturned={isReturned}
            />
          ) : null}
        </div>
      </figure>
    </li>
  );
}
