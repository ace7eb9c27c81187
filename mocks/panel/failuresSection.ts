import {
  type CallName,
  callNames,
  type Failure,
  readMockSettings,
  updateMockSettings,
} from '../state/mockSettings';
import { button, element, field, option } from './element';

const statuses: readonly [number, string][] = [
  [500, '500 · server error'],
  [503, '503 · unavailable'],
  [0, 'network error'],
  [400, '400 · malformed'],
  [401, '401 · no session'],
  [403, '403 · not allowed'],
  [404, '404 · not found'],
  [409, '409 · conflict'],
  [413, '413 · too large'],
  [415, '415 · wrong type'],
  [422, '422 · invalid input'],
  [429, '429 · too many requests'],
];

function describe(name: CallName, { status, times, afterwards, message }: Failure) {
  const answer = status === 0 ? 'network error' : String(status);
  const often = times === undefined ? 'until removed' : `${times} ×`;
  const how = [answer, often, ...(afterwards ? ['call handled'] : []), message ?? ''];
  return `${name}: ${how.filter((part) => part !== '').join(', ')}`;
}

function setFailure(name: CallName, failure: Failure | null) {
  const { [name]: _, ...others } = readMockSettings().failures;
  updateMockSettings({ failures: failure ? { ...others, [name]: failure } : others });
}

function failuresForm(onAdd: (name: CallName, failure: Failure) => void) {
  const call = element('select', {}, ...callNames.map((name) => option(name)));
  const status = element(
    'select',
    {},
    ...statuses.map(([code, label]) => option(String(code), label)),
  );
  const times = element('input', { type: 'number', min: 1, placeholder: 'always' });
  const message = element('input', { type: 'text', placeholder: 'none' });
  const afterwards = element('input', { type: 'checkbox' });
  const form = element(
    'form',
    { class: 'fields', 'aria-label': 'Fail a call' },
    field('Call', call),
    field('Answer', status),
    field('Times', times),
    field('Message', message),
    field('Handle the call, lose the response', afterwards),
    element('button', { type: 'submit' }, 'Add failure'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = callNames.find((known) => known === call.value);
    if (!name) return;
    onAdd(name, {
      status: Number(status.value),
      ...(message.value ? { message: message.value } : {}),
      ...(times.value ? { times: times.valueAsNumber } : {}),
      ...(afterwards.checked ? { afterwards: true } : {}),
    });
  });
  return form;
}

/** A form to make calls fail and the list of those that do. */
export function failuresSection() {
  const due = element('ul', { class: 'due', 'aria-label': 'Calls that fail' });

  function show() {
    const { failures } = readMockSettings();
    const rows = callNames.flatMap((name) => {
      const failure = failures[name];
      if (!failure) return [];
      const back = button('Remove', () => change(name, null));
      back.setAttribute('aria-label', `Remove the failure of ${name}`);
      return element('li', {}, element('span', {}, describe(name, failure)), back);
    });
    due.replaceChildren(...(rows.length > 0 ? rows : [element('li', {}, 'None.')]));
  }

  function change(name: CallName, failure: Failure | null) {
    setFailure(name, failure);
    show();
  }

  show();
  return element('div', {}, failuresForm(change), due);
}
