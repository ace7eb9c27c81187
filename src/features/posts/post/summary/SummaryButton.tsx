import { useEffect, useRef } from 'react';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { summarisePost, summaryClosed, summaryQuery } from '../../model/summaryQuery';

const SummaryDialog = lazyPart({
  load: async () => (await import('./SummaryDialog')).SummaryDialog,
});

type SummaryButtonProps = {
  postId: string;
  /** Called with the id of the block that a sentence of the summary is from. */
  onSource: (blockId: string) => void;
};

export function SummaryButton({ postId, onSource }: SummaryButtonProps) {
  const dispatch = useAppDispatch();
  const running = useRef<{ abort: () => void } | null>(null);
  const { status = 'idle', data = null } = useAppSelector(summaryQuery({ postId }).select) ?? {};
  const isGenerating = status === 'loading';

  useEffect(
    () => () => {
      running.current?.abort();
      dispatch(summaryClosed());
    },
    [dispatch],
  );

  function handleGenerate() {
    running.current = dispatch(summarisePost({ postId }));
  }

  function handleSource(blockId: string) {
    dispatch(summaryClosed());
    onSource(blockId);
  }

  return (
    <>
      <Button
        data-return="summary"
        suppressHydrationWarning
        variant="secondary"
        busy={isGenerating}
        onClick={handleGenerate}
      >
        <Icon name="spark" size={18} />
        {isGenerating ? 'Generating...' : 'AI Summary'}
      </Button>
      {status === 'idle' ? null : (
        <SummaryDialog
          summary={data}
          onSource={handleSource}
          onClose={() => dispatch(summaryClosed())}
        />
      )}
    </>
  );
}
