import { Link, useLocation } from 'react-router-dom';
import { unreachableFrom } from '@/features/blog/post/unreachablePost';
import { Suggestions } from '@/features/blog/suggestions/Suggestions';
import { lazyPart } from '@/lib/lazyPart';
import { useIsHydrated } from '@/lib/useBrowserValue';
import { buttonClasses } from '@/ui/Button';
import { Head } from '@/ui/Head';
import { MessagePage } from '@/ui/MessagePage';

const RetryPost = lazyPart({
  load: async () => (await import('@/features/blog/post/RetryPost')).RetryPost,
});

export function NotFoundPage() {
  const { state } = useLocation();
  // A reload keeps the state, which the rendered HTML doesn't know.
  const isHydrated = useIsHydrated();
  const unreachable = isHydrated ? unreachableFrom(state) : null;
  return (
    <MessagePage symbol="404" title="Page not found" suggestions={<Suggestions />}>
      <Head title="Page not found" description="This page is not here." isPrivate />
      {unreachable === null ? (
        <p>There is nothing at this address. The page may have been moved or deleted.</p>
      ) : (
        <RetryPost url={unreachable} />
      )}
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClasses()}>
          Go to the home page
        </Link>
        <Link to="/contact" className={buttonClasses('secondary')}>
          Contact us
        </Link>
      </div>
    </MessagePage>
  );
}
