import { useRouteData } from '@/store/useRouteData';
import { BacklinkList } from './BacklinkList';
import { backlinksQuery } from './backlinksQuery';

type BacklinksProps = { postId: string; authorId: string };

/** The public headings and posts that quote a post. Shows nothing if there are none. */
export function Backlinks({ postId, authorId }: BacklinksProps) {
  const { data } = useRouteData(backlinksQuery({ postId }));
  if (!data || data.backlinks.length === 0) return null;
  const { backlinks, books } = data;
  return (
    <details className="pb-8 print:hidden">
      <summary className="touchable flex items-center text-link">
        {`Quoted in ${books} ${books === 1 ? 'book' : 'books'}`}
      </summary>
      <BacklinkList
        postId={postId}
        authorId={authorId}
        loaded={data}
        backlinks={backlinks}
        hasPlaces
      />
    </details>
  );
}
