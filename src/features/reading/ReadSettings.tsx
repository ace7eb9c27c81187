import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { forgetReads, keepReads, stopKeepingReads } from '@/store/reads/readThunks';
import { ActionButton } from '@/ui/ActionButton';
import { Checkbox } from '@/ui/Checkbox';

/** Forgets what was read on this device, and in the account if it keeps it. */
export function ForgetReads() {
  const dispatch = useAppDispatch();
  return (
    <ActionButton
      variant="secondary"
      className="justify-self-start"
      onPress={() => dispatch(forgetReads())}
    >
      Forget what I have read
    </ActionButton>
  );
}

/** Where it is remembered what the member has read. */
export function ReadSettings() {
  const dispatch = useAppDispatch();
  const isKept = useViewer()?.keepsReads ?? false;
  const { isBusy, run } = useSingleRun();
  const change = async (isWanted: boolean) =>
    run(() => dispatch(isWanted ? keepReads() : stopKeepingReads()));
  return (
    <section aria-labelledby="read-settings" className="grid max-w-xl gap-3">
      <h2 id="read-settings" className="text-2xl">
        What you have read
      </h2>
      <p className="text-quiet">
        This device remembers which posts you have read, so that it can tell you what has changed
        since. Nobody else sees it.
      </p>
      <Checkbox
        label="Keep it in my account too"
        hint="Your other devices then know it. If you switch it off, your account forgets it."
        checked={isKept}
        disabled={isBusy}
        onChange={(isChecked) => void change(isChecked)}
      />
      <ForgetReads />
    </section>
  );
}
