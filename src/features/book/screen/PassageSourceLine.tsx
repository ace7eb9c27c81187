import type { Passage } from '@contract/book/bookEntities';
import { postPath, profilePath } from '@contract/pages';
import { blockPath } from '@contract/postAnchors';
import { Link } from 'react-router-dom';
import { longDate } from '@/lib/dates';

function Source({ passage }: { passage: Passage }) {
  const { post, source, blockId } = passage;
  if (post) {
    const path = blockId ? blockPath(post.url, blockId) : postPath(post.url);
    return (
      <>
        <Link to={path} className="text-link">
          <bdi>{post.title}</bdi>
        </Link>{' '}
        by{' '}
        <Link to={profilePath(post.author.username)} className="text-link">
          <bdi>{post.author.fullName}</bdi>
        </Link>
      </>
    );
  }
  if (!source) return 'A post that you can no longer read';
  const name = source.title || source.url;
  return (
    <>
      {source.url ? (
        <a href={source.url} rel="noreferrer" className="text-link">
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
      {source.author ? (
        <>
          {' '}
          by <bdi>{source.author}</bdi>
        </>
      ) : null}
    </>
  );
}

/** Where saved words are from, and when they were saved. */
export function PassageSourceLine({ passage }: { passage: Passage }) {
  return (
    <p className="text-sm text-quiet wrap-anywhere">
      <Source passage={passage} /> · kept on {longDate(passage.createdAt)}
    </p>
  );
}
