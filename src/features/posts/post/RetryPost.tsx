import { limits } from '@contract/limits';
import { postPath } from '@contract/pages';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRefused } from '@/lib/apiError';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { prefetchPost } from '../model/postQueries';

/** Opens a post that could not be loaded, on a press or by itself, once the API answers. */
export function RetryPost({ url }: { url: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const isMounted = useRef(false);

  async function retry() {
    const outcome = await dispatch(prefetchPost({ url }));
    if (!isMounted.current) return;
    const isUnreachable = prefetchPost.rejected.match(outcome) && !isRefused(outcome.payload);
    if (!isUnreachable) await navigate(postPath(url), { replace: true });
  }

  async function handleRetry() {
    setIsBusy(true);
    await retry();
    setIsBusy(false);
  }

  const retryByItself = useEffectEvent(() => void retry());

  // A layout effect: a failure that is shown already listens.
  useLayoutEffect(() => {
    const handleOnline = () => retryByItself();
    isMounted.current = true;
    const timer = setInterval(handleOnline, limits.retryEvery);
    window.addEventListener('online', handleOnline);
    return () => {
      isMounted.current = false;
      clearInterval(timer);
      window.removeEventListener('online', handleOnline);
    };
  }, []);

  return (
    <>
      <p>{loadingTexts.postUnreachable}</p>
      <div>
        <Button busy={isBusy} onClick={() => void handleRetry()}>
          Try again
        </Button>
      </div>
    </>
  );
}
