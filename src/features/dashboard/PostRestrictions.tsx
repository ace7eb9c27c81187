import type { Restriction } from '@contract/site/siteEntities';
import { restrictionMessage } from '@contract/texts/restrictionTexts';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { ownRestrictionsQuery } from './dashboardQueries';

const isActive = ({ until }: Pick<Restriction, 'until'>) =>
  until === null || Date.parse(until) > Date.now();

/** Why the member can't write posts now, and until when, before anything is written. */
export function PostRestrictions() {
  const viewer = useViewer();
  const { data } = useRouteData(viewer ? ownRestrictionsQuery({ viewerId: viewer.id }) : null);
  const active = (data?.restrictions ?? []).filter(
    (restriction) => restriction.kind === 'post' && isActive(restriction),
  );
  return active.map((restriction) => (
    <p key={restriction._id} dir="auto" className="border-s-2 ps-3 wrap-anywhere">
      {restrictionMessage(restriction)}
    </p>
  ));
}
