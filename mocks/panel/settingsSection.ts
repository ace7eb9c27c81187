import {
  googleOutcomes,
  type MockSettings,
  readMockSettings,
  updateMockSettings,
} from '../mockSettings';
import { element, field, option } from './element';

const outcomeNames: Record<MockSettings['google'], string> = {
  success: 'gives a code',
  'no code': 'answers without a code',
  closed: 'is closed by the visitor',
  error: 'fails',
};

function delayField() {
  const { delay } = readMockSettings();
  const control = element('input', { type: 'number', min: 0, max: 60_000, step: 100 });
  control.value = String(delay);
  control.addEventListener('input', () => {
    if (control.checkValidity()) updateMockSettings({ delay: control.valueAsNumber || 0 });
  });
  return field('Delay of every call (ms)', control);
}

function googleField() {
  const control = element(
    'select',
    {},
    ...googleOutcomes.map((outcome) => option(outcome, outcomeNames[outcome])),
  );
  control.value = readMockSettings().google;
  control.addEventListener('change', () => {
    const google = googleOutcomes.find((outcome) => outcome === control.value);
    if (google) updateMockSettings({ google });
  });
  return field('The Google window', control);
}

/** How slow the API is, and how the outside sign-in ends; from the next call on. */
export function settingsSection() {
  return element('div', { class: 'fields' }, delayField(), googleField());
}
