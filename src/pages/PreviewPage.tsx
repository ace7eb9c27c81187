import { loadingTexts } from '@contract/texts/loadingTexts';
import { useParams } from 'react-router-dom';
import { previewQuery } from '@/features/posts/preview/previewQuery';
import { type ApiError, isTemporary } from '@/lib/apiError';
import { longDate } from '@/lib/dates';
import { renderedPart } from '@/lib/renderedPart';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { Head } from '@/ui/Head';
import { MessagePage } from '@/ui/MessagePage';
import { LoadingStatus } from '@/ui/Skeleton';

const DraftArticle = renderedPart({
  load: async () => (await import('./PostPage')).DraftArticle,
  fallback: <LoadingStatus label={loadingTexts.post} />,
});

const noticeOf = (endsAt: string) =>
  `This is a preview of a draft. It ends on ${longDate(endsAt)}.`;

type FailedProps = { error: ApiError | null; onRetry: () => void };

function Failed({ error, onRetry }: FailedProps) {
  if (!isTemporary(error)) {
    return (
      <MessagePage symbol="404" title="Page not found">
        <p>{error?.message}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage symbol="…" title="The preview could not be loaded">
      <p>The server did not answer. The link may still work.</p>
      <Button variant="secondary" className="justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </MessagePage>
  );
}

/** A draft, for everyone with its link. */
export function PreviewPage() {
  const { token = '' } = useParams();
  const { data, status, error, reload } = useRouteData(previewQuery(token));
  const head = (
    <Head
      title={data?.post.title || 'Preview'}
      description="A preview of a draft on Commonplace."
      isPrivate
    />
  );
  if (status === 'failed' && !data) {
    return (
      <>
        {head}
        <Failed error={error} onRetry={reload} />
      </>
    );
  }
  return (
    <>
      {head}
      {data ? (
        <DraftArticle post={data.post} notice={noticeOf(data.endsAt)} />
      ) : (
        <LoadingStatus label={loadingTexts.post} />
      )}
    </>
  );
}
