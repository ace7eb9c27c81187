import type { Passkey } from '@contract/passkeys/passkeyEntities';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { AddPasskey } from './AddPasskey';
import { PasskeyItem } from './PasskeyItem';
import { passkeysQuery } from './passkeyThunks';
import { RequiredPasskey } from './RequiredPasskey';

type PasskeyListProps = { passkeys: readonly Passkey[]; onChanged: () => void };

function PasskeyList({ passkeys, onChanged }: PasskeyListProps) {
  const { list, leaveEntry } = useNextEntry<HTMLUListElement>(passkeys.map(({ _id }) => _id));
  return (
    <ul ref={list} aria-labelledby="passkeys">
      {passkeys.map((passkey) => (
        <PasskeyItem
          key={passkey._id}
          passkey={passkey}
          onChanged={onChanged}
          onRemoved={() => {
            leaveEntry(passkey._id);
            onChanged();
          }}
        />
      ))}
    </ul>
  );
}

/** With which passkeys the account can be opened. */
export function Passkeys() {
  const viewerId = useViewer()?.id ?? '';
  const loaded = useRouteData(passkeysQuery({ viewerId }));
  return (
    <section aria-labelledby="passkeys" className="grid max-w-xl gap-3">
      <h2 id="passkeys" className="text-2xl">
        Passkeys
      </h2>
      <p className="text-quiet">
        A passkey signs you in without your username and password: with your finger, your face or
        the PIN of your device.
      </p>
      <WhenLoaded
        loaded={loaded}
        failure={passkeysQuery.failure}
        skeleton={<CardSkeletons kind="person" count={1} />}
      >
        {({ passkeys, ...required }) => (
          <>
            {passkeys.length > 0 ? (
              <>
                <PasskeyList passkeys={passkeys} onChanged={loaded.reload} />
                <RequiredPasskey {...required} onChanged={loaded.reload} />
              </>
            ) : (
              <p>You have no passkey yet.</p>
            )}
            {/* Above, it would move while the list loads, and a press could miss it. */}
            <AddPasskey onAdded={loaded.reload} />
          </>
        )}
      </WhenLoaded>
    </section>
  );
}
