import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { localDateAndTime, longDate, longDateAndTime, timeAgo } from '@/lib/dates';

/** Writes a time with its day: in UTC until the page is hydrated, then in the reader's time zone. */
export function useExactTime() {
  return useIsHydrated() ? localDateAndTime : longDateAndTime;
}

type MomentProps = {
  /** ISO time. */
  at: string;
  /** Day and time instead of how long ago it was. */
  exact?: boolean;
  className?: string;
};

/**
 * When something happened. The server knows neither the reader's time zone nor when a kept page is read, so the HTML has
 * the day in UTC.
 */
export function Moment({ at, exact = false, className }: MomentProps) {
  const isHydrated = useIsHydrated();
  const exactTime = useExactTime()(at);
  const words = isHydrated ? timeAgo(at) : longDate(at);
  return (
    <time dateTime={at} title={isHydrated && !exact ? exactTime : undefined} className={className}>
      {exact ? exactTime : words}
    </time>
  );
}
