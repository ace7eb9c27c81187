import { historyTexts } from '@contract/texts/historyTexts';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { ComparisonView } from './ComparisonView';
import { changesQuery } from './historyQueries';
import { type PostProps, type Range, rangeName, type Shown } from './shownVersion';
import { VersionText } from './VersionText';

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
