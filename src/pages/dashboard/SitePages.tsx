import { paths } from '@contract/pages';
import { newPageSlug } from '@contract/site/sitePageRules';
import { editSitePagePath } from '@contract/site/sitePages';
import { sitePageTexts } from '@contract/texts/sitePageTexts';
import { Link } from 'react-router-dom';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { SitePageList } from '@/features/site/ownPages/SitePageList';
import { ownPagesQuery } from '@/features/site/ownPages/sitePageThunks';
import { useRouteData } from '@/store/useRouteData';
import { buttonClasses } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { FailedState } from '@/ui/FailedState';
import { EditSitePage } from './EditSitePage';

function AllPages({ viewerId }: { viewerId: string }) {
  const { data, status, reload } = useRouteData(ownPagesQuery({ viewerId }));
  return (
    <ViewFrame
      title="Pages"
      description="Texts of the site that administrators write."
      aside={
        <Link to={editSitePagePath(newPageSlug)} className={buttonClasses()}>
          New page
        </Link>
      }
    >
      {data ? (
        <SitePageList pages={data.pages} onChanged={reload} />
      ) : status === 'failed' ? (
        <FailedState message={sitePageTexts.loadFailed} onRetry={reload} />
      ) : (
        <CardSkeletons kind="person" count={3} />
      )}
      <p>
        <Link to={paths.settings} className="text-link underline">
          Back to the settings
        </Link>
      </p>
    </ViewFrame>
  );
}

type SitePagesProps = {
  /** The address of the page whose form is shown; null for the list. */
  slug: string | null;
  viewerId: string;
};

/** The pages that administrators write. */
export const SitePages = ({ slug, viewerId }: SitePagesProps) =>
  slug === null ? (
    <AllPages viewerId={viewerId} />
  ) : (
    <EditSitePage key={slug} slug={slug} viewerId={viewerId} />
  );
