import type { MemberSession } from '@contract/people/sessionEntities';
import { sessionTexts } from '@contract/texts/sessionTexts';
import { useRef, useState } from 'react';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { FormError } from '@/ui/FormError';
import { Moment } from '@/ui/Moment';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { sessionsQuery } from './dashboardQueries';
import { endOtherSessions, endSession } from './dashboardThunks';

const others = 'others';

/** Signs one device or all others out. `onEnded` is called when the list has changed. */
function useSignOut(onEnded: () => void) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function signOut(id: string) {
    setBusy(id);
    setFailure(null);
    const isOne = id !== others;
    const outcome = isOne ? await dispatch(endSession({ id })) : await dispatch(endOtherSessions());
    setBusy(null);
    const isFailed = endSession.rejected.match(outcome) || endOtherSessions.rejected.match(outcome);
    if (isFailed) {
      const text = isOne ? sessionTexts.endFailed : sessionTexts.endOthersFailed;
      setFailure(outcome.payload?.message ?? text);
    }
    if (!isFailed || outcome.payload?.status === 404) onEnded();
  }

  return { busy, failure, signOut };
}

type DeviceProps = { session: MemberSession; isBusy: boolean; onSignOut: () => void };

function Device({ session, isBusy, onSignOut }: DeviceProps) {
  const { _id: id, device, createdAt, lastUsedAt, isPresent } = session;
  const usedId = `used-${id}`;
  return (
    <li className="flex flex-wrap items-center gap-3 border-b py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{device}</p>
        <p id={usedId} className="text-sm text-quiet">
          Signed in <Moment at={createdAt} show="day" />, last used <Moment at={lastUsedAt} />
        </p>
      </div>
      {isPresent ? (
        <p>This device</p>
      ) : (
        <Button
          variant="secondary"
          busy={isBusy}
          aria-describedby={usedId}
          onClick={() => onSignOut()}
        >
          Sign out <span className="sr-only">{device}</span>
        </Button>
      )}
    </li>
  );
}

/** Where the account is signed in. */
export function SignedInDevices() {
  const viewerId = useViewer()?.id ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = useRouteData(sessionsQuery({ viewerId }));
  const { busy, failure, signOut } = useSignOut(() => {
    // The button is about to disappear.
    heading.current?.focus();
    loaded.reload();
  });
  return (
    <section aria-labelledby="signed-in-devices" className="grid max-w-xl gap-3">
      <h2 ref={heading} id="signed-in-devices" tabIndex={-1} className="text-2xl">
        Signed-in devices
      </h2>
      <p className="text-quiet">Sign out a device that you don't know or don't use any more.</p>
      <FormError message={failure} />
      <WhenLoaded
        loaded={loaded}
        failure={sessionsQuery.failure}
        skeleton={<CardSkeletons kind="person" count={2} />}
      >
        {({ sessions }) => (
          <>
            <ul aria-labelledby="signed-in-devices">
              {sessions.map((session) => (
                <Device
                  key={session._id}
                  session={session}
                  isBusy={busy === session._id}
                  onSignOut={() => void signOut(session._id)}
                />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <div>
                <Button
                  variant="secondary"
                  busy={busy === others}
                  onClick={() => void signOut(others)}
                >
                  Sign out everywhere else
                </Button>
              </div>
            ) : null}
          </>
        )}
      </WhenLoaded>
    </section>
  );
}
