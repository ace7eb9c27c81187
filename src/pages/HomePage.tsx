import { can } from '@contract/permissions';
import { useNavigate } from 'react-router-dom';
import { fetchHome } from '@/features/blog/blogThunks';
import { FrontPage } from '@/features/blog/home/FrontPage';
import { Hero } from '@/features/blog/home/Hero';
import { Welcome } from '@/features/blog/home/Welcome';
import { useReadyPost } from '@/features/blog/useReadyPost';
import { notify } from '@/lib/notify';
import { useAppDispatch } from '@/lib/redux';
import { siteAddress } from '@/lib/siteAddress';
import { texts } from '@/lib/texts';
import { useViewer } from '@/lib/useViewer';
import { Head } from '@/ui/Head';

export function HomePage() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const readyPost = useReadyPost();
  const viewer = useViewer();

  function handleCreate() {
    if (!viewer) void navigate('/sign-up');
    else if (can(viewer, 'create post')) void navigate('/create');
    else notify.error(texts.gates.verifyFromDashboard, texts.gates.verifyFromDashboard);
  }

  return (
    <div className="page-width">
      <Head
        title="A common book of many hands"
        description="Commonplace is a community of authors: read what they care about, follow them, and write your own."
        canonical={siteAddress('/')}
      />
      <Hero onCreate={handleCreate} />
      <FrontPage
        onReady={(url) => void readyPost(url)}
        onRetry={() => void dispatch(fetchHome())}
      />
      <Welcome />
    </div>
  );
}
