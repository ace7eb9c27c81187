import { paths } from '@contract/pages';
import { accountTexts } from '@contract/texts/accountTexts';
import { isTemporary } from '@/lib/apiError';
import type { RouteData } from '@/store/useRouteData';
import { FailedState } from '@/ui/FailedState';
import { Head } from '@/ui/Head';
import { Redirect } from '@/ui/Redirect';
import { ProfileSkeleton } from './ProfileSkeleton';

type MissingProfileProps = { username: string; loaded: RouteData<unknown> };

/** Leads home only if the API has answered: without an answer the profile may exist. */
export function MissingProfile({
  username,
  loaded: { status, error, reload },
}: MissingProfileProps) {
  const hasFailed = status === 'failed';
  const isNothing = !isTemporary(error) || error?.kind === 'unreadable';
  if (hasFailed && isNothing) return <Redirect to={paths.home} />;
  return (
    <>
      <Head title={username} description="An author's profile." isPrivate />
      {hasFailed ? (
        <section className="page-width py-10">
          <h1 className="text-4xl">
            <bdi>{username}</bdi>
          </h1>
          <FailedState message={accountTexts.profileFailed} error={error} onRetry={reload} />
        </section>
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}
