import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

type RenderedPartOptions<Props> = {
  load: () => Promise<ComponentType<Props>>;
  /** Loads the code no earlier than this resolves. */
  when?: () => Promise<unknown>;
  /** Shown until the code has arrived, if the part isn't in the HTML. */
  fallback?: ReactNode;
};

const Missing = () => null;

/**
 * A part of a page whose code is loaded after the page itself, but which is in the HTML of the
 * server. The browser shows this HTML until it hydrates the part. If the code can't be loaded, the
 * part is left out. Pass the same props in every render: React replaces HTML that is not hydrated yet
 * by the fallback when its props change.
 */
export function renderedPart<Props extends object>({
  load,
  when,
  fallback = null,
}: RenderedPartOptions<Props>) {
  const Part = lazy(async () => {
    await when?.();
    const component: ComponentType<Props> = await load().catch(() => Missing);
    return { default: component };
  });
  return memo(function RenderedPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  });
}
