import { editPath, paths } from '@contract/pages';
import { postTexts } from '@contract/texts/postTexts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { dateAndTime } from '@/lib/dates';
import { Button, buttonClasses } from '@/ui/Button';
import type { ListedDraft } from '../../draft/listLocalDrafts';

type UnfinishedPostProps = { draft: ListedDraft; onDiscard: () => void };

export function UnfinishedPost({ draft, onDiscard }: UnfinishedPostProps) {
  const { title, firstLine, savedAt, postUrl, authorId } = draft;
  const id = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="grid min-w-[min(12rem,100%)] flex-1">
        <p id={id} dir="auto" className="line-clamp-1 font-serif text-lg break-words">
          {title || postTexts.untitled}
        </p>
        <p dir="auto" className="line-clamp-1 text-sm break-words text-quiet">
          {firstLine}
        </p>
        <p className="text-sm text-quiet">
          {postUrl === null ? 'New post' : 'Changes to a post'} · {dateAndTime(savedAt)}
        </p>
      </div>
      <div className="flex gap-1">
        <Link
          to={postUrl === null ? paths.create : editPath(postUrl)}
          state={authorId === null ? null : { authorId }}
          className={buttonClasses('secondary')}
          aria-describedby={id}
        >
          Continue
        </Link>
        <Button variant="quiet" aria-describedby={id} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </li>
  );
}
