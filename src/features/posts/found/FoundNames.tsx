import type { PostAuthor } from '@contract/entities';
import { hubPath, profilePath } from '@contract/pages';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/ui/Avatar';
import type { SearchMatches } from '../model/postListQuery';
import { Marked } from './Marked';

type NamesProps = { label: string; children: ReactNode };

function Names({ label, children }: NamesProps) {
  const labelId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <p id={labelId} className="found-label text-sm text-quiet">
        {label}
      </p>
      <ul aria-labelledby={labelId} className="flex flex-wrap items-center gap-x-6">
        {children}
      </ul>
    </div>
  );
}

type FoundProps = { term: string };

function Author({ author, term }: FoundProps & { author: PostAuthor }) {
  return (
    <li>
      <Link
        to={profilePath(author.username)}
        dir="auto"
        className="inline-flex min-h-11 items-center gap-3 hover:text-accent hover:underline"
      >
        <Avatar
          src={author.avatar.secure_url}
          name={`${author.firstName} ${author.lastName}`}
          size="small"
        />
        <span className="font-medium wrap-anywhere">
          <Marked text={`${author.firstName} ${author.lastName}`} term={term} />
        </span>
      </Link>
    </li>
  );
}

function Topic({ tag, term }: FoundProps & { tag: string }) {
  return (
    <li>
      <Link
        to={hubPath({ tag })}
        dir="auto"
        className="inline-flex min-h-11 items-center text-link wrap-anywhere"
      >
        <span>
          <Marked text={tag} term={term} />
        </span>
      </Link>
    </li>
  );
}

type FoundNamesProps = { term: string; matches: SearchMatches };

/** Authors and topics that a search found, above its posts. */
export function FoundNames({ term, matches }: FoundNamesProps) {
  const { authors = [], topics = [], corrected } = matches;
  const searched = corrected ?? term;
  if (authors.length + topics.length === 0) return null;
  return (
    <div className="border-y py-2">
      {authors.length > 0 ? (
        <Names label="Authors">
          {authors.map((author) => (
            <Author key={author._id} author={author} term={searched} />
          ))}
        </Names>
      ) : null}
      {topics.length > 0 ? (
        <Names label="Topics">
          {topics.map((tag) => (
            <Topic key={tag} tag={tag} term={searched} />
          ))}
        </Names>
      ) : null}
    </div>
  );
}
