import { restrictionMessage } from '@contract/texts/restrictionTexts';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { ownRestrictionsQuery } from './dashboardQueries';

/** Why the member can't write posts now, and until when, before anything is written. */
export function PostRestrictions() {
  const viewer = useViewer();
  const { data } = useRouteData(viewer ? ownRestrictionsQuery({ viewerId: viewer.id }) : null);
  const active = (data?.restrictions ?? []).filter(
    ({ kind, until }) => kind === 'post' && (until === null || Date.parse(until) > Date.now()),
  );
  return active.map((restriction) => (
    <p key={restriction._id} dir="auto" className="border-s-2 ps-3 wrap-anywhere">
      {restrictionMessage(restriction)}
    </p>
  ));
}
