import { loadingTexts } from '@contract/texts/loadingTexts';
import { useParams } from 'react-router-dom';
import { PostCards } from '@/features/posts/cards/PostCards';
import { MissingProfile } from '@/features/profile/MissingProfile';
import { ProfileActions } from '@/features/profile/ProfileActions';
import { ProfileHead } from '@/features/profile/ProfileHead';
import { ProfileHeader } from '@/features/profile/ProfileHeader';
import { ProfileHeadings } from '@/features/profile/ProfileHeadings';
import { ProfilePosts } from '@/features/profile/ProfilePosts';
import { profileQuery } from '@/features/profile/profileQueries';
import { Reporting } from '@/features/report/Reporting';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import '@/memberStyles.css';
import { useSite } from '@/lib/site';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { Head } from '@/ui/Head';
import { LoadingStatus } from '@/ui/Skeleton';

export function ProfilePage() {
  const { username = '' } = useParams();
  const [page, setPage] = usePageNumber();
  const viewer = useViewer();
  const isOpen = useSite().authorPages === 'everybody';
  const profile = { viewerId: viewer?.id ?? '', username, page };
  const loaded = useRouteData(viewer || isOpen ? profileQuery(profile) : null);
  const { data: details, reload } = loaded;

  if (!details) return <MissingProfile username={username} loaded={loaded} />;

  return (
    <Reporting>
      {isOpen ? (
        <ProfileHead author={{ ...details, avatar: details.avatar.secure_url ?? '' }} />
      ) : (
        <Head
          title={`${details.firstName} ${details.lastName}`}
          description={details.bio || `Posts by ${details.firstName} ${details.lastName}.`}
          isPrivate
        />
      )}
      <ProfileHeader
        details={details}
        actions={<ProfileActions details={details} onChange={reload} />}
      />
      <ProfileHeadings details={details} />
      <section className="page-width grid gap-8 pb-8">
        <h2 className="text-3xl">
          Posts by <bdi>{details.firstName}</bdi>
        </h2>
        <ProfilePosts
          profile={profile}
          isOwn={details._id === viewer?.id}
          skeleton={
            <LoadingStatus label={loadingTexts.posts}>
              <CardSkeletons kind="post" />
            </LoadingStatus>
          }
          renderPosts={(posts) => <PostCards posts={posts} />}
          onPage={setPage}
        />
      </section>
    </Reporting>
  );
}
