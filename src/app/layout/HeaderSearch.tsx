import { hubSearchId } from '@contract/hubQuery';
import { limits } from '@contract/limits';
import { hubPath, paths } from '@contract/pages';
import { type FormEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { useSlashKey } from '@/ui/useSlashKey';

/** Views with a search of their own, which the slash key focuses. */
const ownSearches: readonly string[] = [paths.users, paths.ownPosts];

const fieldClasses =
  'touchable w-full rounded-control border border-edge bg-raised ps-3 pe-8 placeholder:text-quiet';

function SlashKey({ field }: { field: RefObject<HTMLInputElement | null> }) {
  useSlashKey(field);
  return null;
}

/** As large as the field: the navigation stays in its place. It gives its room away before the name of the site is cut. */
const boxClasses = 'relative mx-0.5 hidden size-11 min-w-11 shrink-9999 md:block xl:w-48';

const symbol = (
  <span className="pointer-events-none absolute inset-y-0 end-0 grid w-11 place-items-center">
    <Icon name="search" />
  </span>
);

/** The page of all posts has this search with more room: the symbol leads to its field. */
function LinkToOwnSearch() {
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(hubSearchId)?.focus();
  }
  return (
    <div data-needs-script="" className={boxClasses}>
      <a
        href={`#${hubSearchId}`}
        aria-label="Search posts"
        className="absolute inset-y-0 end-0 w-11 rounded-full hover:bg-sunken"
        onClick={handleClick}
      >
        {symbol}
      </a>
    </div>
  );
}

type HeaderSearchProps = {
  /** In the menu of small screens: as wide as the menu, and not reached with the slash key. */
  isInMenu?: boolean;
  onSearched?: () => void;
};

/**
 * Searches posts; before the app runs, by loading the page of the results. On medium screens there is only
 * room for its symbol, so the field grows while it has the focus.
 */
export function HeaderSearch({ isInMenu = false, onSearched }: HeaderSearchProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const hasSlashKey = !isInMenu && !ownSearches.includes(pathname);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = field.current?.value.trim() ?? '';
    event.currentTarget.reset();
    field.current?.blur();
    onSearched?.();
    void navigate(hubPath({ q }));
  }

  if (pathname === paths.posts && !isInMenu) return <LinkToOwnSearch />;
  return (
    <form
      data-needs-script=""
      role="search"
      aria-label="Search posts"
      action={paths.posts}
      className={isInMenu ? 'relative' : boxClasses}
      onSubmit={handleSubmit}
    >
      {hasSlashKey ? <SlashKey field={field} /> : null}
      <input
        ref={field}
        type="search"
        name="q"
        dir="auto"
        aria-label="Search posts"
        placeholder="Search posts"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.longest.searchTerm}
        {...(hasSlashKey ? { 'aria-keyshortcuts': '/' } : {})}
        className={classes(fieldClasses, isInMenu ? '' : 'absolute end-0 focus:min-w-48')}
      />
      {symbol}
    </form>
  );
}
