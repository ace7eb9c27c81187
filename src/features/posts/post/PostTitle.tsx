import type { Post } from '@contract/entities';
import { editPath, historyPath, hubPath } from '@contract/pages';
import { postTexts } from '@contract/texts/postTexts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import { Moment } from '@/ui/Moment';
import { Byline } from '../cards/Byline';
import { FirstPublished } from './FirstPublished';

type PostTitleProps = {
  post: Post;
  readMinutes: () => number;
  /** How many likes and comments it has. */
  counts?: ReactNode;
  /** What a preview says above the title. */
  notice?: string;
};

function Note({ children }: { children: ReactNode }) {
  return (
    <p
      dir="ltr"
      className="flex flex-wrap items-center gap-x-2 rounded-control bg-accent-soft px-4 py-3 text-sm"
    >
      <Icon name="eyeOff" />
      {children}
    </p>
  );
}

function UnpublishedNote({ post }: { post: Post }) {
  return (
    <Note>
      This post is not public. Only its author and administrators can see it.
      <Link
        to={editPath(post.url)}
        className="inline-flex items-center text-accent underline pointer-coarse:min-h-11"
      >
        Continue writing
      </Link>
    </Note>
  );
}

/** A title of one line of an article, and one of a whole sentence or two, take about as much room. */
function titleClass({ length }: string) {
  if (length > 140) return 'post-title-very-long';
  return length > 70 ? 'post-title-long' : 'post-title';
}

/**
 * The header has the direction of the title, its first text: `dir="auto"` skips elements that have
 * a direction of their own.
 */
export function PostTitle({ post, readMinutes, counts, notice }: PostTitleProps) {
  return (
    <header dir="auto" className="from-column grid gap-6">
      {notice ? <Note>{notice}</Note> : null}
      {notice || post.isPublished ? null : <UnpublishedNote post={post} />}
      <h1 className={titleClass(post.title)}>{post.title || postTexts.untitled}</h1>
      <p dir="auto" className="font-serif text-xl text-quiet sm:text-2xl">
        {post.metaDescription}
      </p>
      <div className="grid gap-3">
        <Byline
          post={post}
          variant="page"
          minutes={readMinutes()}
          edited={
            post.editedAt ? (
              <Link to={historyPath(post.url)} className="underline">
                Edited on <Moment at={post.editedAt} show="day" />
              </Link>
            ) : null
          }
        />
        <FirstPublished post={post} />
        {counts}
      </div>
      {post.tags.length > 0 ? (
        <ul aria-label="Tags" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {post.tags.map((tag) => (
            <li key={tag} dir="auto">
              <Link
                to={hubPath({ tag })}
                state={{ tag }}
                className="inline-flex items-center text-accent hover:underline pointer-coarse:min-h-11"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  );
}
