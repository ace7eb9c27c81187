import type { ReactNode } from 'react';
import { Avatar } from '@/ui/Avatar';
import { Picture } from '@/ui/Picture';
import { pictureSizes } from '@/ui/pictureSizes';
import { ProfileCounts } from './ProfileCounts';
import type { ProfileDetails } from './profileQueries';

type ProfileHeaderProps = {
  details: ProfileDetails;
  /** The buttons for this viewer. */
  actions: ReactNode;
};

export function ProfileHeader({ details, actions }: ProfileHeaderProps) {
  const name = `${details.firstName} ${details.lastName}`;
  return (
    <>
      <Picture
        src={details.bgImage.secure_url}
        alt=""
        sizes={pictureSizes.profileCover}
        ratio={4}
        isFirst
        className="min-h-36"
      />
      <div className="page-width grid gap-8 pb-12">
        <div className="grid gap-5">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div className="-mt-14 rounded-full border-4 border-paper">
              <Avatar src={details.avatar.secure_url} name={name} size="large" />
            </div>
            <div className="flex flex-wrap gap-2">{actions}</div>
          </div>
          <div className="grid gap-2">
            <div className="flex flex-wrap items-center gap-3">
              <h1 className="text-4xl md:text-5xl">
                <bdi>{name}</bdi>
              </h1>
              {details.isBlocked ? (
                <span className="rounded-full bg-bad-soft px-3 py-1 text-sm font-medium text-bad">
                  {details.awaitsApproval ? 'Waiting for approval' : 'Blocked'}
                </span>
              ) : null}
            </div>
            <p className="flex flex-wrap gap-x-5 text-quiet">
              <bdi>{`@${details.username}`}</bdi>
              {details.email ? <bdi>{details.email}</bdi> : null}
            </p>
          </div>
          {details.bio ? (
            <p dir="auto" className="max-w-column font-serif text-xl leading-relaxed">
              {details.bio}
            </p>
          ) : null}
        </div>
        <ProfileCounts details={details} />
      </div>
    </>
  );
}
