import type { BlockData } from '@contract/document/blockRegistry';
import { Inline } from './Inline';
import type { Heading } from './outline';

const tags = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
const looks = {
  2: 'post-heading-2',
  3: 'post-heading-3',
  4: 'post-heading-4',
  5: 'post-heading-5',
  6: 'post-heading-6',
};

type HeadingBlockProps = {
  data: BlockData['header'];
  heading: Heading | undefined;
};

export function HeadingBlock({ data, heading }: HeadingBlockProps) {
  const Tag = tags[data.level];
  if (!heading) return null;
  return (
    // The anchor is not inside the heading, so it isn't part of the heading's accessible name.
    <div className="group/heading flex items-baseline gap-2">
      <Tag id={heading.id} className={`min-w-0 scroll-mt-24 ${looks[data.level]}`}>
        <Inline html={data.text} />
      </Tag>
      <a
        href={`#${heading.id}`}
        data-heading-link
        aria-label={`Link to “${heading.text}”`}
        className="font-sans text-lg text-accent no-underline! opacity-0 transition-opacity group-hover/heading:opacity-100 focus-visible:opacity-100"
      >
        #
      </a>
    </div>
  );
}
