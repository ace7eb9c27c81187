import { paths } from '@contract/pages';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { reloadQuery } from '@/store/routeQuery';
import { useTimeZone } from '@/store/useTimeZone';
import { titleCount } from '@/ui/Head';
import { Icon } from '@/ui/Icon';
import { notificationsQuery } from './notificationQueries';
import { useUnseen } from './useUnseen';

/** While it is mounted, the title of each page begins with the number. */
function useTitleCount(count: number) {
  useEffect(() => {
    titleCount.set(count);
    return () => titleCount.set(0);
  }, [count]);
}

const most = 99;

/** Leads to the notifications, and says how many are new. On their page it loads them again. */
export function Bell() {
  const unseen = useUnseen();
  useTitleCount(unseen);
  useTimeZone();
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  const { pathname } = useLocation();

  function handleClick() {
    if (pathname === paths.notifications)
      dispatch(reloadQuery(notificationsQuery({ viewerId, page: 0 })));
  }

  return (
    <Link
      to={paths.notifications}
      onClick={handleClick}
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
