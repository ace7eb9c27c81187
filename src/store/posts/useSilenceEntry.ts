import { silenceTexts } from '@contract/texts/muteTexts';
import { notify } from '@/lib/notify';
import type { AppDispatch } from '../appTypes';
import { useAppDispatch, useViewer } from '../hooks';
import type { SilenceChange, Silenced } from './silenceThunks';

/** The code is loaded when it is used. */
async function changeSilence(dispatch: AppDispatch, change: SilenceChange) {
  const loaded = await import('./silenceThunks').catch(() => null);
  if (loaded) await dispatch(loaded.setSilenced(change));
  else notify.error(silenceTexts.failed);
}

/** Returns a function that makes the entry of a menu: it mutes a post or thread, or unmutes it. */
export function useSilenceEntry() {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  return ({ isSilenced, ...silenced }: Silenced & { isSilenced: boolean }) => ({
    label: `${isSilenced ? 'Unmute' : 'Mute'} this ${silenced.threadId === null ? 'post' : 'thread'}`,
    onSelect: () =>
      void changeSilence(dispatch, { ...silenced, viewerId, isSilenced: !isSilenced }),
  });
}
