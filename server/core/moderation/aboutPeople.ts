import type { AboutPerson, Report } from '@contract/moderation/moderationEntities';
import type { AboutPersonRow } from '@server/data/rows/communityRows';
import { knownComments } from '@server/rules/moderation';
import type { MemberContext } from '../context';
import { beginningOf } from '../serializers/serializeReport';
import { toIsoTime } from '../serializers/serializeUser';

type Known = { about: AboutPerson; reports: Report['others'] };

function serializeAbout({ comments, decisions, lastDecision, reports }: AboutPersonRow): Known {
  return {
    about: {
      comments: comments.map(({ id, text, state, createdAt }) => ({
        _id: id,
        text: beginningOf(text, knownComments.text),
        state,
        createdAt: toIsoTime(createdAt),
      })),
      decisions,
      lastDecision: lastDecision && {
        ...lastDecision,
        createdAt: toIsoTime(lastDecision.createdAt),
      },
    },
    reports: reports.map(({ id, kind, text }) => ({
      _id: id,
      kind,
      text: beginningOf(text, knownComments.text),
    })),
  };
}

/** What is known about people, by their ids, from one statement. */
export async function aboutPeople(
  { ports }: Pick<MemberContext, 'ports'>,
  people: readonly (string | undefined)[],
) {
  const ids = [...new Set(people)].filter((id) => id !== undefined);
  const rows = ids.length > 0 ? await ports.data.moderation.about(ids) : [];
  return new Map(rows.map((row) => [row.id, serializeAbout(row)]));
}
