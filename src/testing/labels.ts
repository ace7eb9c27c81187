const fields = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];
const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

function fieldOf(label: HTMLLabelElement) {
  return label.hasAttribute('for')
    ? document.getElementById(label.htmlFor)
    : label.querySelector(labelable);
}

function labelsOf(field: Element) {
  const labels = [...document.getElementsByTagName('label')];
  return labels.filter((label) => fieldOf(label) === field);
}

/**
 * Answers `labels` of a field. Queries by role and by label ask for it for every field, and jsdom
 * then searches the whole document for the field of each label.
 */
export function speedUpLabels() {
  for (const { prototype } of fields) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        return labelsOf(this);
      },
    });
  }
}
