import { historyTexts } from '@contract/texts/historyTexts';
import { postTexts } from '@contract/texts/postTexts';
import type { ReactNode } from 'react';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { Moment } from '@/ui/Moment';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { versionQuery } from './historyQueries';

type VersionTextProps = {
  postId: string;
  number: number;
  /** The versions' heading. */
  heading: ReactNode;
  /** Shows the text as readers of the post see it. */
  renderDocument: (content: string) => ReactNode;
};

/** A version as its readers saw it. */
export function VersionText({ postId, number, heading, renderDocument }: VersionTextProps) {
  const viewerId = useViewer()?.id ?? null;
  const loaded = useRouteData(versionQuery({ postId, number, viewerId }));
  return (
    <WhenLoaded
      loaded={loaded}
      failure={historyTexts.versionFailed}
      skeleton={<CardSkeletons kind="ownPost" />}
    >
      {({ title, savedAt, content }) => (
        <article aria-label={`Version ${number}`} className="version-text grid content-start gap-6">
          {heading}
          <p className="text-sm text-quiet">
            Saved on <Moment at={savedAt} show="time" />
          </p>
          <h3 dir="auto" className="font-serif text-3xl leading-tight wrap-anywhere">
            {title || postTexts.untitled}
          </h3>
          {renderDocument(content)}
        </article>
      )}
    </WhenLoaded>
  );
}
