/** Elements for the tools, which render without React. */
export function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '') {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

export function textInput(label: string, value = '') {
  const input = make('input', 'block-input');
  input.type = 'text';
  input.dir = 'auto';
  input.value = value;
  input.placeholder = label;
  input.setAttribute('aria-label', label);
  // Editor.js would handle Enter and Backspace as for the block's text.
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' && event.key !== 'Escape') event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
  });
  return input;
}

export function button(label: string, onPress: () => void) {
  const element = make('button', 'block-button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onPress);
  element.addEventListener('keydown', (event) => event.stopPropagation());
  return element;
}

/** Gives an element the role, the tab stop and the keys of a button. */
export function actAsButton(element: HTMLElement, label?: string) {
  element.setAttribute('role', 'button');
  element.tabIndex = 0;
  if (label) element.setAttribute('aria-label', label);
  element.addEventListener('keydown', (event) => {
    // Editor.js would move to the next text instead of the next button.
    if (event.key === 'Tab') event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    element.click();
  });
}

/**
 * Moves the caret to the end of a caption if what had the focus is gone, or is in the same block. A writer who is in
 * another text stays there.
 */
export function continueIn(caption: HTMLElement | null, block: HTMLElement) {
  const { activeElement } = document;
  if (!caption || (activeElement !== document.body && !block.contains(activeElement))) return;
  caption.focus();
  const selection = window.getSelection();
  selection?.selectAllChildren(caption);
  selection?.collapseToEnd();
}

type AddressForm = {
  label: string;
  action: string;
  /** Returns an error message, or null if the address can be used. */
  validate: (address: string) => string | null;
  onAddress: (address: string) => void;
};

/** A field and a button that ask for an address. */
export function addressForm({ label, action, validate, onAddress }: AddressForm) {
  const form = make('div', 'block-address');
  const input = textInput(label);
  input.inputMode = 'url';
  const error = make('p', 'picture-failure');
  error.setAttribute('role', 'alert');
  function submit() {
    const address = input.value.trim();
    const message = address === '' ? 'Please enter an address.' : validate(address);
    error.textContent = message ?? '';
    if (message === null) onAddress(address);
  }
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') submit();
  });
  form.dataset['mutationFree'] = 'true';
  form.append(input, button(action, submit), error);
  return form;
}
