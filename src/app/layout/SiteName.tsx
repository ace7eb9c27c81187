import { paths } from '@contract/pages';
import { defaultSite } from '@contract/site/publicSite';
import { Link } from 'react-router-dom';
import { renderedPart } from '@/lib/renderedPart';
import { useSite } from '@/lib/site';
import { classes } from '@/ui/classes';
import { loadSiteParts } from './loadSiteParts';

/** Few sites have a logo, so its code loads with it. */
const SiteLogo = renderedPart({ load: async () => (await loadSiteParts()).SiteLogo });

/** The name of the site as the link to its home page. A long one is cut where the rest of the header begins. */
export function SiteName() {
  const { name, logo } = useSite();
  const isDefault = name === defaultSite.name;
  return (
    <Link
      to={paths.home}
      className={classes(
        'me-auto font-serif text-2xl font-semibold md:text-xl lg:text-2xl tracking-tight',
        isDefault && !logo ? '' : 'min-w-0 flex-1 truncate md:flex-initial',
      )}
      aria-label={`${name}, home page`}
    >
      {logo ? <SiteLogo logo={logo} /> : null}
      {isDefault ? (
        <>
          Common<span className="text-accent">place</span>
        </>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Link>
  );
}
