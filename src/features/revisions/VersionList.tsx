import { historyPath } from '@contract/pages';
import type { RevisionCard } from '@contract/revisions/revisionEntities';
import { historyTexts } from '@contract/texts/historyTexts';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dateAndTime } from '@/lib/dates';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { classes } from '@/ui/classes';
import { Moment, useZone } from '@/ui/Moment';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { versionsQuery } from './historyQueries';

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
  /** The present title: versions with another one show theirs. */
  title: string;
  /** What was chosen is marked in the list. */
  isChosen: boolean;
  children: ReactNode;
};

/** How many words a version has gained and lost; '' if it is not known. */
function wordsOf({ addedWords: added, removedWords: removed }: RevisionCard) {
  return added === null || removed === null ? '' : historyTexts.words({ added, removed });
}

function VersionItem({ version, present, isChosen, ...rest }: VersionItemProps) {
  const { savedAt, savedBy, note } = version;
  const title = version.title === rest.title ? '' : version.title;
  const words = version.isRemoved ? '' : wordsOf(version);
  return (
    <li
      aria-current={isChosen ? 'true' : undefined}
      className={classes('grid gap-1 border-b py-4', isChosen && '-mx-3 bg-sunken px-3')}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Moment at={savedAt} show="time" className="font-medium" />
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
        {words ? ` · ${words}` : null}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">{rest.children}</div>
    </li>
  );
}

type VersionListProps = {
  postId: string;
  page: number;
  onPage: (page: number) => void;
  present: number;
  /** The present title of the post. */
  title: string;
  chosen: number | null;
  heading?: ReactNode;
  /** What can be done with a version. `isFirst`: no older version is stored. */
  renderActions: (
    version: RevisionCard,
    list: { isFirst: boolean; reload: () => void },
  ) => ReactNode;
};

/** The versions of a post, newest first. */
export function VersionList({ postId, page, onPage, heading, ...items }: VersionListProps) {
  const { present, title, chosen, renderActions } = items;
  const viewerId = useViewer()?.id ?? null;
  const loaded = useRouteData(versionsQuery({ postId, viewerId, page }));
  return (
    <WhenLoaded
      loaded={loaded}
      failure={historyTexts.loadFailed}
      skeleton={<CardSkeletons kind="ownPost" />}
    >
      {({ revisions, areMore }) => (
        <section aria-label="All versions" className="grid content-start gap-4">
          {heading}
          <ol aria-label="Versions" reversed className="border-t">
            {revisions.map((version) => (
              <VersionItem
                key={version.number}
                version={version}
                present={present}
                title={title}
                isChosen={version.number === chosen}
              >
                {renderActions(version, {
                  isFirst: !areMore && version === revisions.at(-1),
                  reload: loaded.reload,
                })}
              </VersionItem>
            ))}
          </ol>
          <Pagination
            isOptional
            page={page}
            count={revisions.length}
            areMore={areMore}
            onPage={onPage}
          />
        </section>
      )}
    </WhenLoaded>
  );
}

const linkClass = 'inline-flex items-center text-accent underline pointer-coarse:min-h-11';

type VersionButtonProps = Pick<ComponentProps<'button'>, 'aria-label' | 'onClick' | 'children'>;

/** An action beside such links. */
export function VersionButton(props: VersionButtonProps) {
  return (
    <button
      type="button"
      className="inline-flex items-center text-quiet underline hover:text-ink pointer-coarse:min-h-11"
      {...props}
    />
  );
}

type VersionLinksProps = {
  url: string;
  version: RevisionCard;
  present: number;
  /** No older version is stored. */
  isFirst: boolean;
};

/** Shows on the page of the history a version, what it changed, or what has changed since. */
export function VersionLinks({ url, version, present, isFirst }: VersionLinksProps) {
  const date = dateAndTime(version.savedAt, useZone());
  if (version.isRemoved) return null;
  const { number } = version;
  return (
    <>
      <Link
        to={historyPath(url, { read: number })}
        className={linkClass}
        aria-label={`Read the version of ${date}`}
      >
        Read
      </Link>
      {isFirst ? null : (
        <Link
          to={historyPath(url, { version: number })}
          className={linkClass}
          aria-label={`Changes in the version of ${date}`}
        >
          Changes
        </Link>
      )}
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
