import type { RevisionCard } from '@contract/entities';
import { historyPath } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { longDateAndTime } from '@/lib/dates';
import { classes } from '@/ui/classes';

type Version = Pick<RevisionCard, 'number' | 'isSmall' | 'isPublic' | 'isRemoved' | 'restoredFrom'>;

const marksOf = (version: Version, present: number) => [
  ...(version.number === present ? ['Present version'] : []),
  ...(version.isPublic ? [] : ['Draft']),
  ...(version.isSmall ? ['Small correction'] : []),
  ...(version.restoredFrom === null ? [] : [`Version ${version.restoredFrom} again`]),
  ...(version.isRemoved ? ['Text removed'] : []),
];

type VersionItemProps = {
  version: RevisionCard;
  present: number;
  /** What was chosen is marked in the list. */
  isChosen: boolean;
  children: ReactNode;
};

function VersionItem({ version, present, isChosen, children }: VersionItemProps) {
  const { savedAt, savedBy, note, title } = version;
  return (
    <li
      aria-current={isChosen ? 'true' : undefined}
      className={classes('grid gap-1 border-b py-4', isChosen && 'bg-sunken px-3')}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={savedAt} className="font-medium">
          {longDateAndTime(savedAt)}
        </time>
        {marksOf(version, present).map((mark) => (
          <span key={mark} className="rounded-full bg-accent-soft px-2 text-sm">
            {mark}
          </span>
        ))}
      </p>
      {title ? (
        <p dir="auto" className="font-serif text-lg leading-snug">
          {title}
        </p>
      ) : null}
      {note ? <p dir="auto">{note}</p> : null}
      <p className="text-sm text-quiet">
        Version {version.number}
        {savedBy ? (
          <>
            , by <bdi>{savedBy.fullName}</bdi>
          </>
        ) : null}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">{children}</div>
    </li>
  );
}

type VersionListProps = {
  versions: readonly RevisionCard[];
  present: number;
  chosen: number | null;
  /** What can be done with a version. */
  renderActions: (version: RevisionCard) => ReactNode;
};

/** The versions of a post, newest first. */
export function VersionList({ versions, present, chosen, renderActions }: VersionListProps) {
  return (
    <ol aria-label="Versions" reversed>
      {versions.map((version) => (
        <VersionItem
          key={version.number}
          version={version}
          present={present}
          isChosen={version.number === chosen}
        >
          {renderActions(version)}
        </VersionItem>
      ))}
    </ol>
  );
}

const linkClass = 'inline-flex items-center text-accent underline pointer-coarse:min-h-11';

type ComparisonLinksProps = { url: string; version: RevisionCard; present: number };

/** Shows on the page of the history what a version changed, or what has changed since. */
export function ComparisonLinks({ url, version, present }: ComparisonLinksProps) {
  if (version.isRemoved) return null;
  const { number, savedAt } = version;
  const date = longDateAndTime(savedAt);
  return (
    <>
      <Link
        to={historyPath(url, { version: number })}
        className={linkClass}
        aria-label={`Changes in the version of ${date}`}
      >
        Changes
      </Link>
      {number === present ? null : (
        <Link
          to={historyPath(url, { since: number })}
          className={linkClass}
          aria-label={`Changes since the version of ${date}`}
        >
          Changes since then
        </Link>
      )}
    </>
  );
}
