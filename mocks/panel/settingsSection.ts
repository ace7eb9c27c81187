import {
  googleOutcomes,
  type MockSettings,
  readMockSettings,
  updateMockSettings,
} from '../state/mockSettings';
import { element, field, option } from './element';

const outcomeNames: Record<MockSettings['google'], string> = {
  success: 'returns a code',
  'no code': 'returns no code',
  closed: 'is closed by the user',
  error: 'fails',
};

function delayField() {
  const { delay } = readMockSettings();
  const control = element('input', { type: 'number', min: 0, max: 60_000, step: 100 });
  control.value = String(delay);
  control.addEventListener('input', () => {
    if (control.checkValidity()) updateMockSettings({ delay: control.valueAsNumber || 0 });
  });
  return field('Delay of each call (ms)', control);
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
  return field('Google sign-in', control);
}

/** Fields for the delay and the result of the Google sign-in. */
export function settingsSection() {
  return element('div', { class: 'fields' }, delayField(), googleField());
}
