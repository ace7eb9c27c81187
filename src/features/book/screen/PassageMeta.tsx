import type { Heading, Passage } from '@contract/book/bookEntities';
import { postPath, profilePath } from '@contract/pages';
import { blockPath } from '@contract/postAnchors';
import { passageStateTexts } from '@contract/texts/passageStateTexts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '@/lib/dates';

/** The classes of a link that is less important than the words above it. */
const quietLink =
  'underline decoration-edge/60 decoration-1 underline-offset-[0.2em] hover:text-accent hover:decoration-accent';

/** Where the words of a passage stand in its post. */
export const placeOf = ({ post, blockId }: Passage) =>
  post && (blockId ? blockPath(post.url, blockId) : postPath(post.url));

function SourceTitle({ passage }: { passage: Passage }) {
  const { post, source } = passage;
  if (post) {
    return (
      <Link to={placeOf(passage) ?? postPath(post.url)} className={quietLink}>
        <bdi>{post.title}</bdi>
      </Link>
    );
  }
  const name = source?.title || source?.url;
  if (!source?.url) return <bdi>{name}</bdi>;
  return (
    <a href={source.url} rel="noreferrer" className={quietLink}>
      <bdi>{name}</bdi>
    </a>
  );
}

function Author({ passage: { post, source } }: { passage: Passage }) {
  if (post) {
    const { username, fullName } = post.author;
    return (
      <Link to={profilePath(username)} className={quietLink}>
        <bdi>{fullName}</bdi>
      </Link>
    );
  }
  return <bdi>{source?.author}</bdi>;
}

type SourceProps = {
  passage: Passage;
  /** Of a saved post, whose title stands above. */
  isTitleAbove?: boolean;
};

/** The title and the author of the place of a passage. */
export function Source({ passage, isTitleAbove = false }: SourceProps) {
  const { post, source } = passage;
  if (!post && !source) return 'A post that you can no longer read';
  return (
    <>
      {isTitleAbove ? null : <SourceTitle passage={passage} />}
      {post || source?.author ? (
        <>
          {isTitleAbove ? 'by ' : ' by '}
          <Author passage={passage} />
        </>
      ) : null}
    </>
  );
}

export type PassageContext = {
  /** Its heading, where passages of several headings are listed. */
  heading: Heading | undefined;
  /** Its post has changed since the member read it. */
  isUpdated: boolean;
  /** What stands above its group already. */
  omits: 'source' | 'date' | null;
};

/** What the keeper should know about a passage. Nothing is said about words that are unchanged. */
function noticesOf(passage: Passage, { heading, isUpdated }: Omit<PassageContext, 'omits'>) {
  const { state, quote, isDetached, isShown, isRetired } = passage;
  const isHidden = isShown === false && !isDetached;
  return [
    state === 'unchanged' || quote === '' ? null : passageStateTexts[state],
    isUpdated ? 'Post updated since you read it' : null,
    isRetired ? 'Retired from the review' : null,
    heading ? `Under “${heading.title}”` : null,
    isDetached ? 'The author of the post has detached it, so visitors don’t see it.' : null,
    isHidden
      ? 'Visitors don’t see it, because the heading already quotes a fifth of the post.'
      : null,
  ].filter((notice) => notice !== null);
}

/** The space is where a line can break: the dot stays with what is before it. */
const Entry = ({ children }: { children: ReactNode }) => (
  <>
    <li className="inline not-last:after:ps-1 not-last:after:content-['·']">{children}</li>{' '}
  </>
);

type PassageMetaProps = PassageContext & { passage: Passage };

/** Where saved words are from, when they were saved, and what happened to them, in one quiet line. */
export function PassageMeta({ passage, omits, ...context }: PassageMetaProps) {
  const isSavedPost = passage.quote === '';
  return (
    <ul className="text-sm text-quiet wrap-anywhere">
      {isSavedPost ? <Entry>Saved post</Entry> : null}
      {omits === 'source' ? null : (
        <Entry>
          <Source passage={passage} isTitleAbove={isSavedPost && passage.post !== null} />
        </Entry>
      )}
      {omits === 'date' ? null : <Entry>kept on {longDate(passage.createdAt)}</Entry>}
      {noticesOf(passage, context).map((notice) => (
        <Entry key={notice}>
          <bdi>{notice}</bdi>
        </Entry>
      ))}
    </ul>
  );
}
