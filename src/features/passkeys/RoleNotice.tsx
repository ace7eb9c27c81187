import { paths } from '@contract/pages';
import { siteTexts } from '@contract/texts/siteTexts';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/store/hooks';

/** Tells administrators without the rights of their role how they get them back. */
export function RoleNotice() {
  const isShown = useAppSelector(({ auth }) => auth.user?.roleNeedsPasskey === true);
  if (!isShown) return null;
  return (
    <p className="border-s-2 border-accent ps-3">
      {siteTexts.roleNeedsPasskey}{' '}
      <Link to={`${paths.account}#passkeys`} className="text-link">
        See your passkeys
      </Link>
    </p>
  );
}
