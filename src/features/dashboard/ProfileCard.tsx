import { paths } from '@contract/pages';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/ui/Avatar';
import { buttonClasses } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Picture } from '@/ui/Picture';
import { pictureSizes } from '@/ui/pictureSizes';
import { CoverForm } from './CoverForm';
import type { OwnProfile } from './dashboardQueries';

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 border-b py-3 sm:grid-cols-[9rem_1fr]">
      <dt className="text-quiet">{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

type ProfileCardProps = { profile: OwnProfile; onCoverChanged: () => void };

export function ProfileCard({ profile, onCoverChanged }: ProfileCardProps) {
  const [isEditing, setIsEditing] = useState(false);
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <div className="grid gap-6">
      <div className="relative">
        <Picture
          src={profile.bgImage.secure_url}
          alt="Your cover"
          sizes={pictureSizes.ownCover}
          ratio={4}
          isFirst
          className="rounded-card"
        />
        <IconButton
          icon="camera"
          label="Change cover image"
          aria-expanded={isEditing}
          className="absolute top-3 end-3 bg-raised text-ink"
          onClick={() => setIsEditing(!isEditing)}
        />
      </div>
      {isEditing ? (
        <CoverForm
          onChanged={() => {
            setIsEditing(false);
            onCoverChanged();
          }}
          onClose={() => setIsEditing(false)}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-6">
        <Avatar src={profile.avatar.secure_url} name={name} alt="Your avatar" size="large" />
        <div className="grid min-w-[min(12rem,100%)] flex-1 gap-2">
          <h2 className="text-3xl">
            <bdi>{name}</bdi>
          </h2>
          <p dir="auto" className="max-w-column font-serif text-lg text-quiet">
            {profile.bio}
          </p>
        </div>
      </div>
      <dl className="border-t">
        <Detail name="Username">{profile.username}</Detail>
        <Detail name="E-mail">{profile.email}</Detail>
        <Detail name="Role">{profile.role}</Detail>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.editProfile} className={buttonClasses()}>
          Edit Profile
        </Link>
        <Link to={paths.closeAccount} className={buttonClasses('danger')}>
          Close Account
        </Link>
      </div>
    </div>
  );
}
