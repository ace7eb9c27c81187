import { Button } from '@/ui/Button';
import { NeedsScript } from '@/ui/NeedsScript';
import type { CommentData, LoadedThread } from '../model/commentData';
import { gapAfter, loadedOf } from '../model/gaps';
import { CommentRow } from '../thread/CommentRow';
import { Replies } from '../thread/Replies';
import { useMoreComments } from './useMoreComments';

/** The threads with their replies, and a button where more of them can be loaded. */
export function CommentRows({ data }: { data: CommentData }) {
  const { threads } = data;
  const { isBusy, firstNewId, showMore } = useMoreComments(data);
  const rowOf = (thread: LoadedThread) => (
    <CommentRow key={thread._id} comment={thread} takesFocus={thread._id === firstNewId}>
      <Replies thread={thread} />
    </CommentRow>
  );
  // Those after the first gap. Another gap among them can be filled when this one is.
  const at = gapAfter(threads);
  const first = loadedOf(at < 0 ? threads : threads.slice(0, at));
  const later = loadedOf(threads).slice(first.length);
  const more = (
    <NeedsScript>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={isBusy}
        onClick={({ currentTarget }) => void showMore(currentTarget)}
      >
        Show more
      </Button>
    </NeedsScript>
  );
  return (
    <>
      <ul>
        {first.map(rowOf)}
        {later.length > 0 ? (
          <li key="gap" className="border-b py-5">
            {more}
          </li>
        ) : null}
        {later.map(rowOf)}
      </ul>
      {at >= 0 && later.length === 0 ? more : null}
    </>
  );
}
