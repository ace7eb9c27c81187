import type { BuiltInSlug } from '@contract/site/sitePages';
import { sitePageQuery } from '@/features/site/public/sitePageQuery';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { OwnText } from './OwnText';

/** What administrators say on a built-in page, before its text; nothing if they say nothing. */
export function OwnSection({ slug }: { slug: BuiltInSlug }) {
  const viewerId = useViewer()?.id ?? '';
  const page = useRouteData(sitePageQuery({ viewerId, slug, isBuiltIn: true })).data?.page;
  if (!page?.isPublished) return null;
  return (
    <section aria-labelledby="own-text" className="mb-8 grid gap-5 border-b pb-8">
      <h2 id="own-text" dir="auto" className="text-3xl wrap-anywhere">
        {page.title}
      </h2>
      <OwnText content={page.content} />
    </section>
  );
}
