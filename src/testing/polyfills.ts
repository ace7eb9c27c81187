import { ZipWorker } from './ZipWorker';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/**
 * The style element of the toasts' CSS. Browsers find it as a property of the window; without it,
 * goober adds an element for each rule. Tests load no CSS, so it is not in the document.
 */
function gooberStyles() {
  const style = document.createElement('style');
  style.textContent = ' ';
  document.createElement('div').append(style);
  return style;
}

/** Server-sent events that never come. */
class SilentEvents extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  close() {
    return undefined;
  }
}

/** Adds the browser APIs that the page uses and jsdom doesn't have. */
export function polyfillBrowser() {
  Object.assign(navigator, { sendBeacon: () => true });
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    EventSource: SilentEvents,
    Worker: ZipWorker,
    scrollTo: () => undefined,
    _goober: gooberStyles(),
  });
  Object.assign(document, { elementFromPoint: () => document.body });
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    checkVisibility: () => true,
  });
  Object.assign(Range.prototype, {
    getBoundingClientRect: () => new DOMRect(),
    getClientRects: () => [new DOMRect()],
  });
  Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
