import { can } from '@contract/permissions';
import type { Restriction } from '@contract/site/siteEntities';
import { restrictionMessage } from '@contract/texts/restrictionTexts';
import { useEffect, useState } from 'react';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { ownRestrictionsQuery } from './dashboardQueries';
import { VerifyAlert } from './VerifyAlert';

/** Whether the visitor has pressed something since the component is shown: what is needed only then is loaded then. */
function useHasInput() {
  const [hasInput, setHasInput] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, () => setHasInput(true), { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return hasInput;
}

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

/** Above the editor: why the member can’t write posts. Restrictions load with the first input. */
export function WritingNotices({ isNew }: { isNew: boolean }) {
  const viewer = useViewer();
  const hasInput = useHasInput();
  return (
    <>
      {viewer && isNew && !can(viewer, 'create post') ? (
        <div className="page-width py-4">
          <VerifyAlert />
        </div>
      ) : null}
      {hasInput ? (
        <div className="page-width grid gap-4 not-empty:py-4">
          <PostRestrictions />
        </div>
      ) : null}
    </>
  );
}
