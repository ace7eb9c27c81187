type Attributes = Readonly<Record<string, string | number | boolean>>;
type Child = Node | string;

/** Creates a DOM element. Attributes that are false are omitted; true sets an empty value. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}

export function button(label: Child, onPress: () => void) {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', onPress);
  return made;
}

export function option(value: string, label = value) {
  return element('option', { value }, label);
}

/** A form control with its label. */
export function field(name: string, control: HTMLElement) {
  return element('label', {}, element('span', {}, name), control);
}
