import { can } from '@contract/permissions';
import { useLayoutEffect } from 'react';
import { dashboardOpened, selectDashboard } from '@/features/dashboard/dashboardSlice';
import { Sidebar } from '@/features/dashboard/Sidebar';
import { SidebarDrawer } from '@/features/dashboard/SidebarDrawer';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectViewer } from '@/store/viewer';
import { DashboardViews } from './dashboard/DashboardViews';

export function DashboardPage() {
  const dispatch = useAppDispatch();
  const id = useAppSelector(({ auth }) => auth.user?.id ?? null);
  const isVerified = useAppSelector(({ auth }) => auth.user?.isVerified ?? false);
  const isAdmin = useAppSelector((state) => can(selectViewer(state), 'list users'));
  const owner = useAppSelector(selectDashboard).owner;

  useLayoutEffect(() => {
    if (id) dispatch(dashboardOpened(id));
  }, [dispatch, id]);

  // The views load as soon as they are there, so they wait until the last owner's data are gone.
  if (id === null || owner !== id) return null;
  return (
    <div className="page-width grid gap-6 py-8 md:grid-cols-[13.5rem_minmax(0,1fr)] md:gap-10 md:py-12">
      <aside className="hidden border-r pr-4 md:block">
        <div className="sticky top-24">
          <Sidebar isAdmin={isAdmin} isVerified={isVerified} />
        </div>
      </aside>
      <SidebarDrawer isAdmin={isAdmin} isVerified={isVerified} />
      <DashboardViews />
    </div>
  );
}
