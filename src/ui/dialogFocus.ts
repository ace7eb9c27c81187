/** Of radio buttons, only the chosen one is a stop of Tab. */
const fields = 'input:not([type="radio"]:not(:checked)), textarea, select';

type Beginning = {
  /** What the dialog shows, without its head. */
  content: HTMLElement;
  /** A menu begins at its first entry: the keyboard of a phone would cover it. */
  isMenu: boolean;
};

/** The first field or entry of a list, else the first control; null without any, or if what comes before is loading. */
function firstPlace({ content, isMenu }: Beginning) {
  const controls = [
    ...content.querySelectorAll<HTMLElement>(`${fields}, button, a[href], summary`),
  ].filter((control) => control.checkVisibility() && !control.matches(':disabled'));
  const isFirst = (control: Element) =>
    control.closest('ul, ol') || (!isMenu && control.matches(fields));
  const place = controls.find(isFirst) ?? controls[0] ?? null;
  const loading = content.querySelector('[data-loading]');
  const waits =
    loading && place && loading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING;
  return waits ? null : place;
}

/**
 * Focuses where a dialog begins, or the dialog itself until what it shows has loaded. Returns a function that ends
 * this.
 */
export function focusBeginning(dialog: HTMLElement, beginning: Beginning) {
  const observer = new MutationObserver(update);
  function update() {
    if (document.activeElement === dialog) firstPlace(beginning)?.focus();
    else observer.disconnect();
  }
  dialog.focus();
  observer.observe(dialog, { childList: true, subtree: true });
  update();
  return () => observer.disconnect();
}

/** What has the focus before a dialog is opened, and gets it back: of a menu, the button that opens it. */
export function focusBefore() {
  // An entry of a menu can't get the focus back: the browser closes the menu.
  document.activeElement?.closest<HTMLElement>('[popover="auto"]')?.hidePopover();
  return document.activeElement;
}

/** Gives the focus back if the browser couldn't: the dialog was removed, or what opened it. */
export function focusOpener(opener: Element | null, findOther?: () => HTMLElement | null) {
  const { activeElement, body } = document;
  if (activeElement !== body) return;
  const isThere = opener instanceof HTMLElement && opener !== body && opener.isConnected;
  (isThere ? opener : findOther?.())?.focus({ preventScroll: true });
}
