import { postPath, profilePath } from '@contract/pages';
import { commentPath } from '@contract/postAnchors';
import { receivedTexts } from '@contract/texts/receivedTexts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/ui/Avatar';
import { Moment } from '@/ui/Moment';
import { CommentState } from '../thread/CommentState';
import { CommentText } from '../thread/CommentText';
import { ReceivedActions, type ReceivedActionsProps } from './ReceivedActions';
import type { ReceivedItem } from './receivedQuery';

export type ReceivedRowProps = ReceivedActionsProps & { post: ReceivedItem['post'] };

function Head({ comment, post }: Pick<ReceivedRowProps, 'comment' | 'post'>) {
  const { _id: id, commentAuthor: author, createdAt, parentId } = comment;
  return (
    <p className="text-sm text-quiet">
      <Link
        to={profilePath(author.username)}
        className="text-base font-medium text-ink hover:text-accent"
      >
        <bdi>{author.fullName}</bdi>
      </Link>{' '}
      <Link to={commentPath(post.url, id)} className="hover:text-accent hover:underline">
        {parentId === null ? 'commented ' : 'replied '}
        <Moment at={createdAt} />
      </Link>
      {' on '}
      <Link to={postPath(post.url)} dir="auto" className="text-link">
        {post.title}
      </Link>
    </p>
  );
}

/** A comment under an own post. What was decided about it is shown in its place; the focus goes on to the next one. */
export function ReceivedRow({ comment, post, onChanged, onOvertaken }: ReceivedRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { commentAuthor: author, content, mentions, quote, isMuted = false, answers = 0 } = comment;

  function handleChanged() {
    onChanged();
    const { activeElement, body } = document;
    const row = ref.current;
    if (activeElement !== body && !row?.contains(activeElement)) return;
    const next = row?.nextElementSibling;
    (next instanceof HTMLElement ? next : row)?.focus();
  }

  return (
    <li
      ref={ref}
      data-item
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-4"
    >
      <Avatar src={author.image.secure_url} name={author.fullName} size="small" />
      <div className="grid gap-2">
        <Head comment={comment} post={post} />
        {quote === '' ? null : (
          <blockquote
            dir="auto"
            className="line-clamp-3 border-s-2 border-accent ps-3 font-serif text-quiet italic wrap-anywhere"
          >
            {quote}
          </blockquote>
        )}
        <CommentState {...comment} />
        <CommentText text={content} mentions={mentions} />
        {answers > 0 ? (
          <p className="text-sm font-medium text-quiet">{receivedTexts.answered}</p>
        ) : null}
        {isMuted ? <p className="text-sm font-medium text-quiet">{receivedTexts.muted}</p> : null}
        <ReceivedActions comment={comment} onChanged={handleChanged} onOvertaken={onOvertaken} />
      </div>
    </li>
  );
}
