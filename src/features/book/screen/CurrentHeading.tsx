import type { Heading } from '@contract/book/bookEntities';
import { HeadingSettings } from './HeadingSettings';
import { WriteFromHeading } from './WriteFromHeading';

/** The heading whose passages are listed, and what can be done with it. */
export function CurrentHeading({ heading }: { heading: Heading | undefined }) {
  if (!heading) return <h2 className="sr-only">Passages</h2>;
  return (
    <div className="grid justify-items-start gap-3 border-b pb-4">
      <h2 className="text-2xl wrap-anywhere max-lg:sr-only">
        <bdi>{heading.title}</bdi>
      </h2>
      <HeadingSettings heading={heading} />
      {heading.count > 0 ? <WriteFromHeading heading={heading} /> : null}
    </div>
  );
}
