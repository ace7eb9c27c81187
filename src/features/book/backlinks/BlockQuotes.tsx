import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { useRouteData } from '@/store/useRouteData';
import { Dialog } from '@/ui/Dialog';
import { Skeleton } from '@/ui/Skeleton';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { BacklinkList } from './BacklinkList';
import { backlinksQuery } from './backlinksQuery';

type BlockQuotesProps = {
  postId: string;
  authorId: string;
  blockId: string;
  /** What the block is for readers: `paragraph` or `part`. */
  part: string;
  onClose: () => void;
};

/** The public headings and posts that quote a block. The quotes of the post are loaded once for all blocks. */
export function BlockQuotes({ postId, authorId, blockId, part, onClose }: BlockQuotesProps) {
  const loaded = useRouteData(backlinksQuery({ postId }));
  return (
    <Dialog title={`Quotes of this ${part}`} isOpen onClose={onClose}>
      <WhenLoaded
        loaded={loaded}
        failure={bookPageTexts.backlinksFailed}
        skeleton={<Skeleton className="h-40 w-full" />}
      >
        {(data) => {
          const backlinks = data.backlinks.filter((backlink) => backlink.blockId === blockId);
          return (
            <div className="grid gap-2">
              {backlinks.length === 0 ? (
                <p role="status">
                  {data.areMore
                    ? `None of the newest ${data.backlinks.length} quotes of the post is of this ${part}.`
                    : `No public heading and no post quotes this ${part}.`}
                </p>
              ) : null}
              <BacklinkList
                postId={postId}
                authorId={authorId}
                loaded={data}
                backlinks={backlinks}
                hasPlaces={false}
              />
            </div>
          );
        }}
      </WhenLoaded>
    </Dialog>
  );
}
