import type { ReactNode } from 'react';

/** Text in the reading column. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-column gap-5 font-serif text-[1.15rem] leading-relaxed [&_a]:text-link [&_h2]:mt-6 [&_h2]:text-2xl [&_li]:ms-5 [&_li]:list-disc [&_ul]:grid [&_ul]:gap-2">
      {children}
    </div>
  );
}
