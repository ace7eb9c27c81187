import { describeChanges } from '@contract/document/describeChanges';
import { parseDocument } from '@contract/document/editorDocument';
import { historyTexts } from '@contract/texts/historyTexts';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { DifferenceList } from '@/ui/DifferenceList';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { type Comparison, changesQuery } from './historyQueries';
import { type PostProps, type Range, rangeName, type Shown } from './shownVersion';
import { VersionText } from './VersionText';

type ComparisonViewProps = {
  comparison: Comparison;
  /** The present content: it has the texts of blocks that were only moved. */
  content: string;
  /** The number of the present version. */
  present: number;
  /** The versions' heading. */
  heading: ReactNode;
};

/** What changed from one version to another. */
function ComparisonView({ comparison, content, present, heading }: ComparisonViewProps) {
  const { from, to, title, changes, more } = comparison;
  const differences = useMemo(() => {
    const document = parseDocument(content) ?? { blocks: [] };
    const changedTitle = title ? [{ what: 'Title', ...title }] : [];
    return [...changedTitle, ...describeChanges(changes, document)];
  }, [changes, title, content]);
  const nameOf = (number: number) => (number === present ? 'Present version' : `Version ${number}`);
  return (
    <section aria-label="Changes" className="grid content-start gap-4">
      {heading}
      {differences.length + more > 0 ? (
        <DifferenceList
          differences={differences}
          more={more}
          before={nameOf(from)}
          after={nameOf(to)}
        />
      ) : (
        <p className="text-quiet">{from === to ? historyTexts.first : historyTexts.none}</p>
      )}
    </section>
  );
}

/** Takes the focus after its link was followed: what is shown begins here. */
function ShownHeading({ children }: { children: string }) {
  const target = useRef<HTMLHeadingElement>(null);
  const type = useNavigationType();
  useEffect(() => {
    if (type === NavigationType.Push) target.current?.focus();
  }, [type]);
  return (
    <h2 ref={target} tabIndex={-1} className="text-2xl">
      {children}
    </h2>
  );
}

function Changes({ post, present, range }: PostProps & { range: Range }) {
  const viewerId = useViewer()?.id ?? null;
  const loaded = useRouteData(changesQuery({ postId: post._id, viewerId, ...range }));
  return (
    <WhenLoaded
      loaded={loaded}
      failure={historyTexts.changesFailed}
      skeleton={<CardSkeletons kind="ownPost" />}
    >
      {(comparison) => (
        <ComparisonView
          comparison={comparison}
          content={post.content}
          present={present}
          heading={<ShownHeading key={rangeName(range)}>{rangeName(range)}</ShownHeading>}
        />
      )}
    </WhenLoaded>
  );
}

type ShownPartProps = PostProps & {
  shown: Shown;
  renderDocument: (content: string) => ReactNode;
};

/** What is read beside the list: a version, or what changed between two. */
export function ShownPart({ post, present, shown, renderDocument }: ShownPartProps) {
  if ('range' in shown) return <Changes post={post} present={present} range={shown.range} />;
  const { read } = shown;
  return (
    <VersionText
      postId={post._id}
      number={read}
      heading={<ShownHeading key={read}>{`Version ${read}`}</ShownHeading>}
      renderDocument={renderDocument}
    />
  );
}
