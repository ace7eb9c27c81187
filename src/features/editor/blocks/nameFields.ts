import { blockRegistry, isBlockType } from '@contract/document/blockRegistry';

/** How a block of this type is called, on screen and aloud. */
export const blockName = (type: string) =>
  isBlockType(type) ? blockRegistry[type].label : 'Block';

const editable = '[contenteditable="true"], textarea, input';

/** A heading has its words for a name, and keeps its own role, which takes no other; an empty one needs a name. */
function nameHeading(type: string, heading: HTMLHeadingElement) {
  function name() {
    if (heading.textContent?.trim()) heading.removeAttribute('aria-label');
    else heading.setAttribute('aria-label', blockName(type));
  }
  heading.addEventListener('input', name);
  name();
}

/** The tools draw fields without names; a screen reader gets the block's name and the placeholder. */
export function nameFields(type: string, element: HTMLElement) {
  const inside = element.querySelectorAll<HTMLElement>(editable);
  const fields = element.matches(editable) ? [element, ...inside] : [...inside];
  for (const field of fields) {
    if (field.hasAttribute('aria-label') || field.id) continue;
    if (field instanceof HTMLHeadingElement) {
      nameHeading(type, field);
      continue;
    }
    const part = field.dataset['placeholder'];
    const isWhole = fields.length === 1 || !part;
    field.setAttribute('aria-label', isWhole ? blockName(type) : `${blockName(type)}: ${part}`);
    if (field.isContentEditable || field.hasAttribute('contenteditable')) {
      field.setAttribute('role', 'textbox');
      field.setAttribute('aria-multiline', 'true');
    }
  }
}
