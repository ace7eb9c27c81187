import type { ReactNode } from 'react';
import type { ApiError } from '@/lib/apiError';
import { FailedState } from './FailedState';
import { LoadingStatus } from './Skeleton';

type WhenLoadedProps<Data> = {
  loaded: { data: Data | null; status: string; error: ApiError | null; reload: () => void };
  failure: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows data, its skeleton while it loads, or why it failed. */
export function WhenLoaded<Data>({ loaded, failure, skeleton, children }: WhenLoadedProps<Data>) {
  if (loaded.data !== null) return children(loaded.data);
  if (loaded.status === 'failed')
    return <FailedState message={failure} error={loaded.error} onRetry={loaded.reload} />;
  return <LoadingStatus>{skeleton}</LoadingStatus>;
}
