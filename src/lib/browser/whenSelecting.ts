/** Resolves once text is selected. */
export function whenSelecting() {
  return new Promise<void>((resolve) => {
    function handleChange() {
      if (document.getSelection()?.isCollapsed !== false) return;
      document.removeEventListener('selectionchange', handleChange);
      resolve();
    }
    document.addEventListener('selectionchange', handleChange);
    // Text of a rendered page can be selected before its scripts run.
    handleChange();
  });
}
