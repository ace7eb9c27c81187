import { limits } from '@contract/limits';
import { postPath } from '@contract/pages';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRefused } from '@/lib/apiError';
import { useAppDispatch } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { prefetchPost } from '../model/postQueries';

/** Opens a post that could not be loaded, on a press or by itself, once the API answers. */
export function RetryPost({ url }: { url: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isMounted = useRef(false);

  async function retry() {
    const outcome = await dispatch(prefetchPost({ url }));
    if (!isMounted.current) return;
    const isUnreachable = prefetchPost.rejected.match(outcome) && !isRefused(outcome.payload);
    if (!isUnreachable) await navigate(postPath(url), { replace: true });
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
        <ActionButton onPress={retry}>Try again</ActionButton>
      </div>
    </>
  );
}
