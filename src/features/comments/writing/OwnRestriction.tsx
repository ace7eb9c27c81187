import type { RequiredReview, Restriction } from '@contract/site/siteEntities';
import { holdsTexts } from '@contract/texts/holdsTexts';
import { restrictionMessage } from '@contract/texts/restrictionTexts';

type OwnRestrictionProps = {
  id: string;
  restriction?: Pick<Restriction, 'kind' | 'until' | 'reason'>;
  holds?: Exclude<RequiredReview, 'none'>;
};

/** Why the member can't comment, or that comments wait for approval, before anything is written. */
export function OwnRestriction({ id, restriction, holds }: OwnRestrictionProps) {
  return (
    <p id={id} dir="auto" className="border-s-2 ps-3 wrap-anywhere">
      {restriction ? restrictionMessage(restriction) : holds ? holdsTexts[holds] : null}
    </p>
  );
}
