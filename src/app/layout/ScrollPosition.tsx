import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isLoadedAddress } from '@/lib/browser/navigationStart';
import { createScrollKey } from './createScrollKey';
import { scrollAsItGrows } from './scrollAsItGrows';
import { scrollPositions } from './scrollPositions';

const scrollKey = createScrollKey(() => window.history);

/** Scrolls to the element of the hash. Returns false if the page has none. */
function scrollToHash(hash: string) {
  const element = document.getElementById(decodeHash(hash));
  element?.scrollIntoView();
  return element !== null;
}

function decodeHash(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Restores the scroll position of each history entry, also if its content arrives later; React
 * Router's own component scrolls once. A new entry starts at the top or at its hash.
 */
export function ScrollPosition() {
  const location = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const entry = scrollKey(location);
    const isLoaded = isFirst.current && isLoadedAddress(location);
    // The browser restores the position after a reload, and a reader can scroll before the hydration.
    const isKept = isLoaded && (window.scrollY > 0 || location.hash === '');
    const isBack = type === NavigationType.Pop && !isLoaded;
    const saved = isBack ? scrollPositions.read(entry) : 0;
    isFirst.current = false;
    window.history.scrollRestoration = 'manual';
    let top = window.scrollY;
    /** The page is not high enough yet for the saved position. */
    let isWaiting = false;
    let stop: (() => void) | null = null;
    if (!isKept && (saved > 0 || !scrollToHash(location.hash))) {
      top = saved;
      isWaiting = true;
      stop = scrollAsItGrows(saved, () => {
        isWaiting = false;
      });
    }

    function handleScroll() {
      if (!isWaiting) top = window.scrollY;
    }
    function save() {
      scrollPositions.write(entry, top);
    }
    function handlePageHide() {
      save();
      window.history.scrollRestoration = 'auto';
    }
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pagehide', handlePageHide);
    return () => {
      stop?.();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pagehide', handlePageHide);
      save();
    };
  }, [location, type]);

  return null;
}
