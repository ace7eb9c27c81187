/** Parts that the tools draw, outside of React. */
export function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '') {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

export function textInput(label: string, value = '') {
  const input = make('input', 'block-input');
  input.type = 'text';
  input.value = value;
  input.placeholder = label;
  input.setAttribute('aria-label', label);
  // The editor would take Enter and Backspace for its own.
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

/** Gives a drawn button what a real one has: a role, a place in the tab order, and keys. */
export function actAsButton(element: HTMLElement, label?: string) {
  element.setAttribute('role', 'button');
  element.tabIndex = 0;
  if (label) element.setAttribute('aria-label', label);
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    element.click();
  });
}

type AddressForm = {
  label: string;
  action: string;
  /** null: it can be used; otherwise why not. */
  refuse: (address: string) => string | null;
  onAddress: (address: string) => void;
};

/** Asks for an address, in a block that has nothing to show yet. */
export function addressForm({ label, action, refuse, onAddress }: AddressForm) {
  const form = make('div', 'block-address');
  const input = textInput(label);
  input.inputMode = 'url';
  const words = make('p', 'picture-failure');
  words.setAttribute('role', 'alert');
  function submit() {
    const address = input.value.trim();
    const reason = address === '' ? 'Please enter an address.' : refuse(address);
    words.textContent = reason ?? '';
    if (reason === null) onAddress(address);
  }
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') submit();
  });
  form.dataset['mutationFree'] = 'true';
  form.append(input, button(action, submit), words);
  return form;
}
