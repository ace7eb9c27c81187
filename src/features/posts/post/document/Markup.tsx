import type { Ref } from 'react';

type MarkupProps = {
  as: 'span' | 'div';
  /** Created by a policy that sanitises. Pass the same object for the same markup: React inserts a new one. */
  markup: { __html: string };
  className?: string | undefined;
  ref?: Ref<HTMLDivElement & HTMLSpanElement>;
};

/** The only place that inserts HTML. */
export function Markup({ as: Tag, markup, className, ref }: MarkupProps) {
  return (
    <Tag
      ref={ref}
      className={className}
      // oxlint-disable-next-line react/no-danger -- the only place that inserts HTML, and callers sanitise it
      dangerouslySetInnerHTML={markup}
    />
  );
}
