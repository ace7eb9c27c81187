import { type RestrictionKind, restrictionKind } from '@contract/site/siteEntities';
import { restrictionMessage, restrictionTexts } from '@contract/texts/restrictionTexts';
import type { RestrictionRow } from '@server/data/rows/communityRows';
import type { MemberContext } from '../context';
import { type ApiFailure, brokenRule, forbidden } from '../failure';
import { toIsoTime } from '../serializers/serializeUser';

/** A restriction in the contract's shape. */
export const serializeRestriction = ({ id, kind, until, reason, createdAt }: RestrictionRow) => ({
  _id: id,
  kind,
  until: until === null ? null : toIsoTime(until),
  reason,
  createdAt: toIsoTime(createdAt),
});

/** When a restriction ends; null if it has no end. */
function readEnd(until: string | null | undefined, now: number) {
  if (until === null || until === undefined) return null;
  const end = Date.parse(until);
  if (end <= now) throw brokenRule(restrictionTexts.past, 'until');
  return end;
}

type NewRestriction = Pick<RestrictionRow, 'userId' | 'kind' | 'reason'> & {
  until?: string | null | undefined;
};

/** The row of a restriction that begins now; throws 422 if its end has passed. */
export function newRestriction(
  { ports }: Pick<MemberContext, 'ports'>,
  { userId, kind, until, reason }: NewRestriction,
): RestrictionRow {
  const now = ports.clock.now();
  const id = ports.ids.next();
  return { id, userId, kind, until: readEnd(until, now), reason, createdAt: now };
}

/** What the viewer may not write now. */
export async function activeRestrictions({ viewer, ports }: MemberContext) {
  const now = ports.clock.now();
  const found = await Promise.all(
    restrictionKind.options.map(async (kind) =>
      ports.data.restrictions.active({ userId: viewer.id, kind, now }),
    ),
  );
  return found.flatMap((row) => {
    if (!row) return [];
    const { kind, until, reason } = serializeRestriction(row);
    return [{ kind, until, reason }];
  });
}

/** Why a write was refused: 403 with the restriction of the viewer if there is one, else `failure`. */
export async function refusedWrite(
  { viewer, ports }: MemberContext,
  kind: RestrictionKind,
  failure: ApiFailure,
) {
  const writing = { userId: viewer.id, kind, now: ports.clock.now() };
  const found = await ports.data.restrictions.active(writing);
  return found ? forbidden(restrictionMessage(serializeRestriction(found))) : failure;
}
