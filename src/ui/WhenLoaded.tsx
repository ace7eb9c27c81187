import type { ReactNode } from 'react';
import { FailedState } from './FailedState';
import { LoadingStatus } from './Skeleton';

type WhenLoadedProps<Data> = {
  loaded: { data: Data | null; status: string; reload: () => void };
  failure: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows data, its skeleton while it loads, or why it failed. */
export function WhenLoaded<Data>({ loaded, failure, skeleton, children }: WhenLoadedProps<Data>) {
  if (loaded.data !== null) return children(loaded.data);
  if (loaded.status === 'failed') return <FailedState message={failure} onRetry={loaded.reload} />;
  return <LoadingStatus>{skeleton}</LoadingStatus>;
}
