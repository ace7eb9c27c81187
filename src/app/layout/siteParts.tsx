import type { SiteLink } from '@contract/site/publicSite';
import { shownLogoSize } from '@contract/site/siteLogo';
import { type MouseEvent, useId } from 'react';
import { Link } from 'react-router-dom';

const linkClasses = 'touchable flex w-full items-center rounded-control px-3 hover:bg-sunken';

type OwnLinksProps = {
  links: readonly SiteLink[];
  isVertical: boolean | undefined;
  onNavigate: (() => void) | undefined;
};

type ListProps = Pick<OwnLinksProps, 'links' | 'onNavigate'>;

function List({ links, onNavigate }: ListProps) {
  function handleClick({ currentTarget }: MouseEvent) {
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    onNavigate?.();
  }
  return (
    <ul>
      {links.map(({ title, path }) => (
        <li key={path + title}>
          <Link
            to={path}
            dir="auto"
            className={`${linkClasses} wrap-anywhere`}
            onClick={handleClick}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The links that administrators have chosen. The header has no room for their words beside its own ones, so there they are
 * in a menu, which also works without script.
 */
export function OwnLinks({ links, isVertical = false, onNavigate }: OwnLinksProps) {
  const id = useId();
  if (isVertical) return <List links={links} onNavigate={onNavigate} />;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-10 items-center rounded-control px-2 text-[0.95rem] hover:bg-sunken md:px-1 lg:px-3 pointer-coarse:min-h-11"
      >
        More
      </button>
      <div
        id={id}
        popover="auto"
        className="popup max-w-80 rounded-card border bg-raised p-1 text-ink floating-shadow"
      >
        <List links={links} onNavigate={onNavigate} />
      </div>
    </>
  );
}

/** The picture beside the name, with the space that it needs. */
export const SiteLogo = ({ logo }: { logo: string }) => (
  <>
    <img src={logo} alt="" {...shownLogoSize(logo)} className="inline-block" />{' '}
  </>
);
