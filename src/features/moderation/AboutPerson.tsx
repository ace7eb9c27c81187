import type { AboutPerson as Known } from '@contract/moderation/moderationEntities';
import { commentStateNames, countedDecisions, decisionTexts } from '@contract/texts/decisionTexts';
import { Moment } from '@/ui/Moment';

const most = 3;

type AboutPersonProps = {
  name: string;
  about: Known;
  /** The comments that are shown anyway. */
  shown: readonly string[];
};

/** The newest comments of a person, and earlier decisions about them. */
export function AboutPerson({ name, about, shown }: AboutPersonProps) {
  const { decisions, lastDecision } = about;
  const comments = about.comments.filter(({ _id }) => !shown.includes(_id)).slice(0, most);
  return (
    <section
      aria-label={`About ${name}`}
      className="grid content-start gap-2 border-s ps-3 text-sm text-quiet"
    >
      <p>
        {lastDecision ? (
          <>
            {countedDecisions(decisions)} · Last <Moment at={lastDecision.createdAt} />
            {lastDecision.reason === '' ? null : (
              <>
                : <bdi className="wrap-anywhere">{lastDecision.reason}</bdi>
              </>
            )}
          </>
        ) : (
          decisionTexts.neverDecided
        )}
      </p>
      {comments.length === 0 ? (
        <p>{decisionTexts.noOtherComments}</p>
      ) : (
        <>
          <p aria-hidden="true">Last comments:</p>
          <ul aria-label="Last comments" className="grid gap-1">
            {comments.map(({ _id: id, text, state, createdAt }) => (
              <li key={id} className="wrap-anywhere">
                <bdi>“{text}”</bdi> · {commentStateNames[state]}
                <Moment at={createdAt} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
