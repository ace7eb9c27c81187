import type { ReactNode } from 'react';
import { FailedState } from '@/ui/FailedState';
import { LoadingStatus } from '@/ui/Skeleton';
import type { Loaded } from './useLoadable';

type WhenLoadedProps<Data> = {
  loaded: Loaded<Data>;
  failure: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A view of data: on its way, failed, or there. */
export function WhenLoaded<Data>({ loaded, failure, skeleton, children }: WhenLoadedProps<Data>) {
  if (loaded.data !== null) return children(loaded.data);
  if (loaded.isFailed) return <FailedState message={failure} onRetry={loaded.reload} />;
  return <LoadingStatus>{skeleton}</LoadingStatus>;
}
