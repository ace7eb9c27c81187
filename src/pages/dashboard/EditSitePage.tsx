import { newPageSlug } from '@contract/site/sitePageRules';
import { isBuiltIn, sitePagesPath } from '@contract/site/sitePages';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { sitePageTexts } from '@contract/texts/sitePageTexts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveQuestion } from '@/features/auth/LeaveQuestion';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { type EditorSlot, SitePageForm } from '@/features/site/ownPages/SitePageForm';
import { sitePageQuery } from '@/features/site/public/sitePageQuery';
import { lazyPart } from '@/lib/browser/lazyPart';
import { type RouteData, useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { FailedState } from '@/ui/FailedState';
import { loadOrReload } from '@/ui/missingChunk';
import { LoadingStatus } from '@/ui/Skeleton';

const DocumentEditor = lazyPart<EditorSlot>({
  load: () =>
    loadOrReload(
      async () => (await import('@/features/editor/screen/DocumentEditor')).DocumentEditor,
    ),
  fallback: <LoadingStatus label={loadingTexts.editor} />,
});

/** Whether the data was requested since the view is open: an older answer is not what is to be changed. */
function useIsAsked({ status }: Pick<RouteData<unknown>, 'status'>) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && status === 'loading') setIsAsked(true);
  return isAsked;
}

/** Whether the page is loaded; from then on its form stays, also while it is loaded again. */
function useIsOpen(loaded: RouteData<unknown>) {
  const isAsked = useIsAsked(loaded);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && isAsked && loaded.status === 'ready') setIsOpen(true);
  return isOpen;
}

type EditSitePageProps = { slug: string; viewerId: string };

/** The form of a page, of the own text of a built-in one, or of a new page. */
export function EditSitePage({ slug, viewerId }: EditSitePageProps) {
  const navigate = useNavigate();
  const isNew = slug === newPageSlug;
  const builtIn = isBuiltIn(slug) ? slug : null;
  const asked = { viewerId, slug, isBuiltIn: builtIn !== null };
  const loaded = useRouteData(isNew ? null : sitePageQuery(asked));
  const isOpen = useIsOpen(loaded) || isNew;
  const { data, status, error, reload } = loaded;
  return (
    <ViewFrame title={isNew ? 'New page' : 'Edit page'} description="A page of the site.">
      {isOpen ? (
        <SitePageForm
          page={data?.page ?? null}
          builtIn={builtIn}
          renderEditor={(editor) => <DocumentEditor {...editor} />}
          leaveQuestion={LeaveQuestion}
          onRefused={reload}
          onSaved={() => void navigate(sitePagesPath)}
        />
      ) : status === 'failed' ? (
        <FailedState message={sitePageTexts.pageLoadFailed} error={error} onRetry={reload} />
      ) : (
        <CardSkeletons kind="person" count={3} />
      )}
    </ViewFrame>
  );
}
