import type { PublicHeading } from '@contract/book/bookEntities';
import { publicBookPath } from '@contract/furtherPaths';
import { profilePath } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { Avatar } from '@/ui/Avatar';
import { CopyButton } from '@/ui/CopyButton';
import { FeedLink } from '@/ui/FeedLink';
import { NeedsScript } from '@/ui/NeedsScript';
import { HeadingFacts } from './PublicHeadings';
import { ReportHeading } from './ReportHeading';

type PublicBookHeaderProps = {
  heading: PublicHeading;
  /** The follow button, which is part of the profile feature. */
  follow: ReactNode;
};

/** The title of a public heading, what its owner says about it, and who that is. */
export function PublicBookHeader({ heading, follow }: PublicBookHeaderProps) {
  const siteAddress = useSiteAddress();
  const { title, intro, owner, slug } = heading;
  return (
    <header className="grid gap-6">
      <h1 dir="auto" tabIndex={-1} className="wrap-anywhere text-4xl md:text-6xl">
        {title}
      </h1>
      {intro ? (
        <p dir="auto" className="wrap-anywhere font-serif text-xl text-quiet sm:text-2xl">
          {intro}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-y py-5">
        <div className="flex min-w-0 flex-1 basis-60 items-center gap-4">
          <Avatar src={owner.avatar.secure_url} name={owner.fullName} />
          <div className="grid min-w-0 gap-1">
            <p>
              <span className="text-quiet">Kept by</span>{' '}
              <Link to={profilePath(owner.username)} className="text-link wrap-anywhere">
                <bdi>{owner.fullName}</bdi>
              </Link>
            </p>
            <p className="text-sm text-quiet">
              <HeadingFacts heading={heading} />
            </p>
          </div>
        </div>
        {follow}
      </div>
      <div className="-mx-4 -mt-3 flex flex-wrap items-center gap-x-2 print:hidden">
        <NeedsScript>
          <CopyButton
            text={siteAddress(publicBookPath(owner.username, slug))}
            label="Copy link"
            icon="link"
          />
          <ReportHeading heading={heading} />
        </NeedsScript>
        <div className="px-4 empty:hidden">
          <FeedLink scope={{ kind: 'book', username: owner.username, slug }} of={title} />
        </div>
      </div>
    </header>
  );
}
