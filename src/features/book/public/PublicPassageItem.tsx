import type { PublicPassage } from '@contract/book/bookEntities';
import { postPath } from '@contract/pages';
import { blockPath } from '@contract/postAnchors';
import { Link } from 'react-router-dom';

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

/** Words under a public heading, with their source. */
export function PublicPassageItem({ passage }: { passage: PublicPassage }) {
  return (
    <li id={passage._id} className="border-b py-6">
      <figure className="grid gap-2">
        {passage.quote ? (
          <blockquote dir="auto" className="wrap-anywhere whitespace-pre-wrap font-serif text-xl">
            {passage.quote}
          </blockquote>
        ) : null}
        <figcaption className="wrap-anywhere text-sm text-quiet">
          <Source {...passage} />
        </figcaption>
      </figure>
    </li>
  );
}
