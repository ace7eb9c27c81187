import type { Post } from '@contract/entities';
import { paths } from '@contract/pages';
import { subscribeAction } from '@contract/texts/subscribeAction';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '@/lib/browser/lazyPart';

const SubscribeForm = lazyPart({
  load: async () => (await import('./SubscribeForm')).SubscribeForm,
});

type SubscribeInPlaceProps = { authorId: string; authorName: string };

/** A link to the form, which opens it in place. Its parent wraps: the form takes the next line. */
function SubscribeInPlace({ authorId, authorName }: SubscribeInPlaceProps) {
  const [isOpen, setIsOpen] = useState(false);

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  }

  return (
    <>
      <Link
        to={`${paths.subscribe}?author=${authorId}`}
        state={{ authorName }}
        aria-expanded={isOpen}
        className="text-link inline-flex min-h-11 items-center text-sm"
        onClick={handleClick}
      >
        {subscribeAction}
      </Link>
      {isOpen ? (
        <div className="w-full pt-4">
          <SubscribeForm authorId={authorId} takesFocus />
        </div>
      ) : null}
    </>
  );
}

/** Offers the new posts of an author by e-mail. */
export const SubscribeTo = ({ author }: Pick<Post, 'author'>) => (
  <SubscribeInPlace authorId={author._id} authorName={`${author.firstName} ${author.lastName}`} />
);
