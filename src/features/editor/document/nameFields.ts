import { blockName } from '@contract/document/blockRegistry';

const editable = '[contenteditable="true"], textarea, input';

/** A heading is named by its text; only an empty one needs a label. */
function nameHeading(type: string, heading: HTMLHeadingElement) {
  function updateLabel() {
    if (heading.textContent?.trim()) heading.removeAttribute('aria-label');
    else heading.setAttribute('aria-label', blockName(type));
  }
  heading.addEventListener('input', updateLabel);
  updateLabel();
}

/** Labels the fields of a block, which the tools render without names, and lets its text choose the direction. */
export function nameFields(type: string, element: HTMLElement) {
  element.dir = 'auto';
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
