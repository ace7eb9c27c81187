import type { EndpointName } from '@contract/endpoints';

/**
 * One call of the tour. A text may name what an earlier answer gave in braces: `{post}`; `remember`
 * says which names come from this answer, and where in it they stand.
 */
export type Step = {
  call: EndpointName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, string | number>>;
  /** The form field that carries the picture. */
  picture?: string;
  remember?: Readonly<Record<string, string>>;
};
