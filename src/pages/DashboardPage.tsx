import { can } from '@contract/permissions';
import { Outlet } from 'react-router-dom';
import { Sidebar } from '@/features/dashboard/Sidebar';
import { SidebarDrawer } from '@/features/dashboard/SidebarDrawer';
import { usePending } from '@/features/moderation/usePending';
import '@/memberStyles.css';
import { useAppSelector } from '@/store/hooks';
import { selectViewer } from '@/store/viewer';
import { dashboardGrid } from './guards/LoadingPage';

export function DashboardPage() {
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);
  const isVerified = useAppSelector(({ auth }) => auth.user?.isVerified ?? false);
  const isAdmin = useAppSelector((state) => can(selectViewer(state), 'list users'));

  const isModerator = useAppSelector((state) => can(selectViewer(state), 'moderate'));
  const {
    reports = 0,
    held = 0,
    messages = 0,
    accounts = 0,
    hasPosts = true,
  } = usePending().data ?? {};
  const counts = { pending: reports + held, messages, accounts };
  const sidebar = { isAdmin, isModerator, isVerified, isReader: !hasPosts, ...counts };

  if (!isLoggedIn) return null;
  return (
    <div className={dashboardGrid}>
      <aside className="hidden border-e pe-4 md:block">
        <div className="sticky top-24">
          <Sidebar {...sidebar} />
        </div>
      </aside>
      <SidebarDrawer {...sidebar} />
      <Outlet />
    </div>
  );
}
