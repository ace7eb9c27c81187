import { type ReactNode, useEffect, useRef, useState } from 'react';

type WhenNearProps = {
  /** How far away the reader may be, in the syntax of `rootMargin`. */
  margin?: string;
  /** Shown before. */
  fallback?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Shows its children from the moment the reader is about two screens away. */
export function WhenNear({
  margin = '200% 0px',
  fallback = null,
  className,
  children,
}: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [margin]);

  return (
    <div ref={place} className={className}>
      {isNear ? children : fallback}
    </div>
  );
}
