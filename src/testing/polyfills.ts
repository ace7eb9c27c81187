class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Adds the browser APIs that the page uses and jsdom doesn't have. */
export function polyfillBrowser() {
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    scrollTo: () => undefined,
  });
  Object.assign(document, { elementFromPoint: () => document.body });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
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
