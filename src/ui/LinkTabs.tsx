import { Link } from 'react-router-dom';
import { classes } from './classes';

type LinkTabsProps = {
  label: string;
  /** What each tab shows, as the search part of this page's address. */
  tabs: readonly { name: string; search: string; isCurrent: boolean }[];
  className: string;
};

/** Tabs of one page, each with an address of its own. */
export const LinkTabs = ({ label, tabs, className }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className={classes('flex flex-wrap', className)}>
      {tabs.map(({ name, search, isCurrent }) => (
        <li key={search}>
          <Link
            to={{ search }}
            aria-current={isCurrent ? 'page' : undefined}
            className={classes(
              'touchable inline-flex items-center justify-center border-b-2',
              isCurrent
                ? 'border-accent font-semibold text-accent'
                : 'border-transparent forced-colors:border-[Canvas] text-quiet hover:border-edge hover:text-ink',
            )}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
