import { loadingTexts } from '@contract/texts/loadingTexts';
import { Head } from '@/ui/Head';
import { NeedsScript } from '@/ui/NeedsScript';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';

/** Shown on the server and while hydrating, when the session is not known yet. */
export function LoadingPage() {
  return (
    <div className="page-width grid gap-6 py-12">
      <Head title="Loading" description="A page of Commonplace for its members." isPrivate />
      <h1 className="sr-only">Commonplace</h1>
      <NeedsScript message={loadingTexts.pageNeedsScript}>
        <LoadingStatus label="Loading the page">
          <div className="grid gap-6">
            <Skeleton className="h-10 w-2/3" />
            <Skeleton className="h-64 w-full" />
          </div>
        </LoadingStatus>
      </NeedsScript>
    </div>
  );
}
