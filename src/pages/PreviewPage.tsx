import { loadingTexts } from '@contract/texts/loadingTexts';
import { useParams } from 'react-router-dom';
import { previewQuery } from '@/features/posts/preview/previewQuery';
import { longDate } from '@/lib/dates';
import { renderedPart } from '@/lib/renderedPart';
import { useRouteData } from '@/store/useRouteData';
import { Head } from '@/ui/Head';
import { LinkFailed } from '@/ui/LinkFailed';
import { useZone } from '@/ui/Moment';
import { LoadingStatus } from '@/ui/Skeleton';

const DraftArticle = renderedPart({
  load: async () => (await import('./PostPage')).DraftArticle,
  fallback: <LoadingStatus label={loadingTexts.post} />,
});

const noticeOf = (isPublished: boolean, day: string) =>
  `This is a preview of ${isPublished ? 'changes that are not published yet' : 'a draft'}. It ends on ${day}.`;

/** A draft, or the unpublished changes of a post, for everyone with the link. */
export function PreviewPage() {
  const { token = '' } = useParams();
  const zone = useZone();
  const { data, status, error, reload } = useRouteData(previewQuery(token));
  const head = (
    <Head
      title={data?.post.title || 'Preview'}
      description={(site) => `A preview of a post on ${site}.`}
      isPrivate
    />
  );
  if (status === 'failed' && !data) {
    return (
      <>
        {head}
        <LinkFailed
          error={error}
          title="The preview could not be loaded"
          text="The server did not answer. The link may still work."
          onRetry={reload}
        />
      </>
    );
  }
  return (
    <>
      {head}
      {data ? (
        <DraftArticle
          post={data.post}
          notice={noticeOf(data.post.isPublished, longDate(data.endsAt, zone))}
        />
      ) : (
        <LoadingStatus label={loadingTexts.post} />
      )}
    </>
  );
}
