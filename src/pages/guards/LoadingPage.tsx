import { paths } from '@contract/pages';
import { loadingTexts } from '@contract/texts/loadingTexts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '@/lib/site';
import { Button } from '@/ui/Button';
import { Head } from '@/ui/Head';
import { Icon } from '@/ui/Icon';
import { NeedsScript } from '@/ui/NeedsScript';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';

/** The dashboard's navigation and view, also while they load. */
export const dashboardGrid =
  'page-width grid gap-6 py-8 md:grid-cols-[13.5rem_minmax(0,1fr)] md:gap-10 md:py-12';

function Loading({ children }: { children: ReactNode }) {
  return (
    <NeedsScript message={loadingTexts.pageNeedsScript}>
      <LoadingStatus label="Loading the page">
        <div className="grid gap-6">{children}</div>
      </LoadingStatus>
    </NeedsScript>
  );
}

const content = <Skeleton className="h-64 w-full" />;

/** The heading stands where the dashboard shows it, so that it is there from the first paint on. */
function LoadingDashboard() {
  return (
    <div className={dashboardGrid}>
      <div className="hidden border-e md:block" />
      <NeedsScript className="md:hidden">
        <Button variant="secondary">
          Dashboard menu
          <Icon name="down" />
        </Button>
      </NeedsScript>
      <section className="grid content-start gap-8">
        <Head
          title="Dashboard"
          description={(site) => `A page of ${site} for its members.`}
          isPrivate
        />
        <h1 className="text-3xl md:text-4xl">Dashboard</h1>
        <Loading>{content}</Loading>
      </section>
    </div>
  );
}

/** Shown on the server and while hydrating, when the session is not known yet. */
export function LoadingPage() {
  const { name } = useSite();
  const { pathname } = useLocation();
  if (pathname === paths.dashboard) return <LoadingDashboard />;
  return (
    <div className="page-width grid gap-6 py-12">
      <Head
        title="Loading"
        description={(site) => `A page of ${site} for its members.`}
        isPrivate
      />
      <h1 className="sr-only">{name}</h1>
      <Loading>
        <Skeleton className="h-10 w-2/3" />
        {content}
      </Loading>
    </div>
  );
}
