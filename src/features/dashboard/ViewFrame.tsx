import type { ReactNode } from 'react';
import { Head, type HeadProps } from '@/ui/Head';

type ViewFrameProps = {
  title: string;
  description: HeadProps['description'];
  /** Shown beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The head and the heading of a dashboard view. */
export function ViewFrame({ title, description, aside, children }: ViewFrameProps) {
  return (
    <section className="grid content-start gap-8">
      <Head title={title} description={description} isPrivate />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 tabIndex={-1} className="text-3xl md:text-4xl">
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </section>
  );
}
