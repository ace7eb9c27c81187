/** Styles for the elements inside a block of raw HTML, which have no classes. */
export const rawClasses = [
  'grid gap-4 overflow-x-auto empty:min-h-16',
  '[&_h1]:text-3xl [&_h2]:text-2xl [&_h3]:text-xl',
  '[&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-accent [&_blockquote]:pl-5 [&_blockquote]:italic',
  '[&_table]:border-collapse [&_table]:font-sans [&_table]:text-[0.95rem]',
  '[&_td]:border [&_td]:px-3 [&_td]:py-2 [&_th]:border [&_th]:px-3 [&_th]:py-2 [&_th]:text-left',
  '[&_pre]:overflow-x-auto [&_pre]:bg-sunken [&_pre]:p-4 [&_pre]:font-mono [&_pre]:text-sm',
  '[&_img]:h-auto [&_img]:max-w-full',
  '[&_iframe]:aspect-video [&_iframe]:h-auto [&_iframe]:w-full [&_iframe]:border-0',
  '[&_button]:aspect-video [&_button]:w-full [&_button]:rounded-control [&_button]:bg-sunken [&_button]:p-5 [&_button]:font-sans [&_button]:text-base',
  '[&_figcaption]:font-sans [&_figcaption]:text-sm [&_figcaption]:text-quiet',
  '[&_summary]:font-semibold [&_hr]:border-line',
].join(' ');
