import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';

const OverviewView = lazy(async () => ({ default: (await import('./OverviewView')).OverviewView }));
const UsersView = lazy(async () => ({ default: (await import('./UsersView')).UsersView }));
const MyPostsView = lazy(async () => ({ default: (await import('./MyPostsView')).MyPostsView }));
const FollowersView = lazy(async () => ({
  default: (await import('./FollowersView')).FollowersView,
}));
const FollowingsView = lazy(async () => ({
  default: (await import('./FollowingsView')).FollowingsView,
}));
const ProfileView = lazy(async () => ({ default: (await import('./ProfileView')).ProfileView }));
const EditProfileView = lazy(async () => ({
  default: (await import('./EditProfileView')).EditProfileView,
}));
const CloseAccountView = lazy(async () => ({
  default: (await import('./CloseAccountView')).CloseAccountView,
}));

/** Each view has its own address, so that a reload and the back button keep it. */
export function DashboardViews() {
  return (
    <Suspense
      fallback={
        <LoadingStatus>
          <Skeleton className="h-10 w-56" />
        </LoadingStatus>
      }
    >
      <Routes>
        <Route index element={<OverviewView />} />
        <Route path="users" element={<UsersView />} />
        <Route path="posts" element={<MyPostsView />} />
        <Route path="followers" element={<FollowersView />} />
        <Route path="followings" element={<FollowingsView />} />
        <Route path="profile" element={<ProfileView />} />
        <Route path="profile/edit" element={<EditProfileView />} />
        <Route path="close-account" element={<CloseAccountView />} />
        <Route path="*" element={<Navigate to="/not-found" replace />} />
      </Routes>
    </Suspense>
  );
}
