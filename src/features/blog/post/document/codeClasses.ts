/** Colours for the class names of the highlighter. */
export const codeClasses = [
  '[&_.hljs-comment]:text-quiet [&_.hljs-comment]:italic [&_.hljs-quote]:text-quiet',
  '[&_.hljs-keyword]:text-accent [&_.hljs-selector-tag]:text-accent [&_.hljs-literal]:text-accent',
  '[&_.hljs-name]:text-accent [&_.hljs-built_in]:text-accent [&_.hljs-deletion]:text-bad',
  '[&_.hljs-string]:text-good [&_.hljs-regexp]:text-good [&_.hljs-attr]:text-good',
  '[&_.hljs-addition]:text-good [&_.hljs-number]:text-good [&_.hljs-symbol]:text-good',
  '[&_.hljs-title]:font-semibold [&_.hljs-section]:font-semibold [&_.hljs-meta]:text-quiet',
].join(' ');
