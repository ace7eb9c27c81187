import type { Heading } from '@contract/book/bookEntities';
import { useMediaQuery } from '@/lib/hooks/useMediaQuery';
import { HeadingSettings } from './HeadingSettings';
import { narrowBook } from './Headings';
import { WriteFromHeading } from './WriteFromHeading';

/** The heading whose passages are listed, and what can be done with it: on a small screen after a press. */
export function CurrentHeading({ heading }: { heading: Heading | undefined }) {
  const isNarrow = useMediaQuery(narrowBook);
  if (!heading) return <h2 className="sr-only">Passages</h2>;
  return (
    <div className="grid gap-3 border-b lg:pb-4">
      <h2 className="text-2xl wrap-anywhere max-lg:sr-only">
        <bdi>{heading.title}</bdi>
      </h2>
      <details key={heading._id} open={!isNarrow}>
        <summary className="touchable py-2 lg:hidden">
          Settings of this heading
          <span className="text-quiet"> · {heading.isPublic ? 'public' : 'private'}</span>
        </summary>
        <div className="grid justify-items-start gap-3 max-lg:py-3">
          <HeadingSettings heading={heading} />
          {heading.count > 0 ? <WriteFromHeading heading={heading} /> : null}
        </div>
      </details>
    </div>
  );
}
