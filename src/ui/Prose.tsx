import type { ReactNode } from 'react';

type ProseProps = {
  title: string;
  /** Between the title and the text. */
  before?: ReactNode;
  children: ReactNode;
};

/** A page of text in the reading column, in the middle of the page like a post. */
export function Prose({ title, before, children }: ProseProps) {
  return (
    <div className="mx-auto max-w-column">
      <h1 className="mb-8 text-4xl md:text-5xl">{title}</h1>
      {before}
      <div className="grid gap-5 font-serif text-[1.15rem] leading-relaxed [&_a]:text-link [&_h2]:mt-6 [&_h2]:text-2xl [&_li]:ms-5 [&_li]:list-disc [&_ul]:grid [&_ul]:gap-2">
        {children}
      </div>
    </div>
  );
}
