import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import { useUnseen } from './useUnseen';

const most = 99;

/** Leads to the notifications, and says how many are new. */
export function Bell() {
  const unseen = useUnseen();
  return (
    <Link
      to={paths.notifications}
      aria-label={unseen > 0 ? `Notifications, ${unseen} new` : 'Notifications'}
      className="touchable relative grid place-items-center rounded-full hover:bg-sunken"
    >
      <Icon name="bell" size={22} />
      {unseen > 0 ? (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 rounded-full bg-accent px-2 text-center text-sm font-semibold text-on-accent"
        >
          {unseen > most ? `${most}+` : unseen}
        </span>
      ) : null}
    </Link>
  );
}
