import type { Heading } from '@contract/book/bookEntities';
import { publicBookPath } from '@contract/furtherPaths';
import { bookTexts } from '@contract/texts/bookTexts';
import { Link } from 'react-router-dom';
import { useSiteAddress } from '@/lib/hooks/useSiteAddress';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { Checkbox } from '@/ui/Checkbox';
import { CopyButton } from '@/ui/CopyButton';
import { changeHeading } from '../model/bookThunks';
import { HeadingIntro } from './HeadingIntro';

/** Whether everybody can read a heading, what they read about it, and its address. */
export function HeadingSettings({ heading }: { heading: Heading }) {
  const dispatch = useAppDispatch();
  const siteAddress = useSiteAddress();
  const viewer = useViewer();
  if (!viewer) return null;
  const path = publicBookPath(viewer.username, heading.slug);
  return (
    <div className="grid w-full gap-3">
      <Checkbox
        label="Public"
        hint={
          viewer.isVerified
            ? 'Everybody can read its words and sources, but not your notes.'
            : bookTexts.verifyFirst
        }
        checked={heading.isPublic}
        onChange={(isPublic) =>
          void dispatch(
            changeHeading({ viewerId: viewer.id, id: heading._id, patch: { isPublic } }),
          )
        }
      />
      <HeadingIntro key={heading._id} viewerId={viewer.id} heading={heading} />
      {heading.isPublic ? (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <Link to={path} className="text-link wrap-anywhere">
            {path}
          </Link>
          <CopyButton text={siteAddress(path)} label="Copy link" icon="link" />
        </p>
      ) : null}
    </div>
  );
}
