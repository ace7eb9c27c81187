let openEditors = 0;

/**
 * Editor.js adds a key listener of each menu in the capture phase, but removes it without that option.
 * The listener would stay on the document, and with it all nodes of the editor. While an editor is
 * open, such a removal works for both phases. Returns a function that ends this.
 */
export function removeKeyListeners() {
  const remove = Document.prototype.removeEventListener;
  openEditors += 1;
  document.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ) => {
    remove.call(document, type, listener, options);
    if (type === 'keydown' && options === undefined) remove.call(document, type, listener, true);
  };
  return () => {
    openEditors -= 1;
    if (openEditors === 0) Reflect.deleteProperty(document, 'removeEventListener');
  };
}
