import { paths, postPath } from '@contract/pages';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { Link, useLocation } from 'react-router-dom';
import { failedFrom } from '@/features/posts/post/failedPost';
import { Suggestions } from '@/features/posts/suggestions/Suggestions';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { buttonClasses } from '@/ui/Button';
import { Head } from '@/ui/Head';
import { MessagePage } from '@/ui/MessagePage';

const RetryPost = lazyPart({
  load: async () => (await import('@/features/posts/post/RetryPost')).RetryPost,
});

export function NotFoundPage() {
  const { state } = useLocation();
  // A reload keeps the state, which the rendered HTML doesn't know.
  const isHydrated = useIsHydrated();
  const failed = isHydrated ? failedFrom(state) : null;
  const unreachable = failed?.isUnreachable ? failed.url : null;
  const isMissing = unreachable === null;
  const title = isMissing ? 'Page not found' : 'The post could not be loaded';
  return (
    <MessagePage symbol={isMissing ? '404' : '…'} title={title} suggestions={<Suggestions />}>
      <Head
        title={title}
        description={isMissing ? 'This page is not here.' : loadingTexts.postUnreachable}
        isPrivate
      />
      {isMissing ? (
        <p>
          There is nothing at {failed ? <bdi>{postPath(failed.url)}</bdi> : 'this address'}. The
          page may have been moved or deleted.
        </p>
      ) : (
        <RetryPost url={unreachable} />
      )}
      <div className="flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonClasses()}>
          Go to the home page
        </Link>
        <Link to={paths.contact} className={buttonClasses('secondary')}>
          Contact us
        </Link>
      </div>
    </MessagePage>
  );
}
