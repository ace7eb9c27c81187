import type { ReviewAction, ReviewedPassage } from '@contract/book/bookEntities';
import { postPath } from '@contract/pages';
import { blockPath } from '@contract/postAnchors';
import { type Ref, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClasses } from '@/ui/Button';
import { useReviewKeys } from './useReviewKeys';

type ReviewPassageProps = {
  ref: Ref<HTMLDivElement>;
  passage: ReviewedPassage;
  /** “Passage 2 of 5” */
  label: string;
  onAct: (action: ReviewAction) => Promise<void>;
};

type OpenLinkProps = { ref: Ref<HTMLAnchorElement>; passage: ReviewedPassage };

/** Leads to the words in their post, or to the source of words from elsewhere. */
function OpenLink({ ref, passage: { post, source, blockId } }: OpenLinkProps) {
  const shared = { ref, className: buttonClasses('quiet'), 'aria-keyshortcuts': 'o' };
  if (post) {
    const path = blockId ? blockPath(post.url, blockId) : postPath(post.url);
    return (
      <Link {...shared} to={path}>
        Open
      </Link>
    );
  }
  return source?.url ? (
    <a {...shared} href={source.url} rel="noreferrer">
      Open
    </a>
  ) : null;
}

/** Where the words are from. “Open” leads there. */
function SourceText({ passage: { post, source } }: { passage: ReviewedPassage }) {
  const title = post?.title ?? (source?.title || source?.url);
  const author = post?.author.fullName ?? source?.author;
  return (
    <p className="text-sm text-quiet wrap-anywhere">
      {title === undefined ? 'A post that you can no longer read' : <bdi>{title}</bdi>}
      {author ? (
        <>
          {' '}
          by <bdi>{author}</bdi>
        </>
      ) : null}
    </p>
  );
}

/** A passage of the day, with what can be done with it. */
export function ReviewPassage({ ref, passage, label, onAct }: ReviewPassageProps) {
  const view = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [running, setRunning] = useState<ReviewAction | null>(null);
  const quoteId = useId();
  const { quote, note } = passage;

  async function act(action: ReviewAction) {
    if (running !== null) return;
    setRunning(action);
    await onAct(action);
    setRunning(null);
  }

  useReviewKeys(view, {
    k: () => void act('keep'),
    r: () => void act('retire'),
    o: () => link.current?.click(),
  });

  return (
    <div ref={view}>
      <div
        ref={ref}
        role="group"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={quoteId}
        className="grid gap-3 rounded-control outline-offset-8"
      >
        <blockquote
          id={quoteId}
          dir="auto"
          className="max-w-2xl font-serif text-2xl leading-snug whitespace-pre-line wrap-anywhere sm:text-3xl sm:leading-snug"
        >
          {quote}
        </blockquote>
        <SourceText passage={passage} />
        {note === '' ? null : (
          <p dir="auto" className="max-w-2xl whitespace-pre-line wrap-anywhere">
            <span className="sr-only">Your note: </span>
            {note}
          </p>
        )}
        <div className="flex flex-wrap gap-2 pt-2">
          <Button
            data-action="keep"
            aria-keyshortcuts="k"
            busy={running === 'keep'}
            onClick={() => void act('keep')}
          >
            Keep
          </Button>
          <Button
            data-action="retire"
            variant="secondary"
            aria-keyshortcuts="r"
            busy={running === 'retire'}
            onClick={() => void act('retire')}
          >
            Retire
          </Button>
          <OpenLink ref={link} passage={passage} />
        </div>
      </div>
    </div>
  );
}
