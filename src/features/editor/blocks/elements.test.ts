import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { actAsButton, addressForm, button, make, textInput } from './elements';

const handleKey = vi.fn<(event: KeyboardEvent) => void>();

/** Shows an element inside a parent that listens for keys, as Editor.js does. */
function show(element: HTMLElement) {
  const parent = make('div');
  parent.addEventListener('keydown', handleKey);
  parent.append(element);
  document.body.replaceChildren(parent);
  return { user: userEvent.setup(), screen: within(parent) };
}

beforeEach(() => {
  handleKey.mockClear();
});

test('a text input keeps its keys from Editor.js, except Tab and Escape', async () => {
  const { user, screen } = show(textInput('Language', 'ts'));
  const input = screen.getByRole('textbox', { name: 'Language' });
  await user.type(input, 'x{Enter}{Backspace}');
  expect(input).toHaveValue('ts');
  expect(handleKey).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.tab();
  expect(handleKey.mock.calls.map(([{ key }]) => key)).toEqual(['Escape', 'Tab']);
});

test('a button keeps its keys from Editor.js', async () => {
  const handlePress = vi.fn<() => void>();
  const { user, screen } = show(button('Try again', handlePress));
  screen.getByRole('button', { name: 'Try again' }).focus();
  await user.keyboard('{Enter}');
  expect(handlePress).toHaveBeenCalledTimes(1);
  expect(handleKey).not.toHaveBeenCalled();
});

test('an element that acts as a button is reached by Tab and pressed by Enter and Space', async () => {
  const element = make('div');
  const handleClick = vi.fn<() => void>();
  element.addEventListener('click', handleClick);
  actAsButton(element, 'Add a row');
  const { user, screen } = show(element);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Add a row' })).toHaveFocus();
  await user.keyboard('{Enter} x');
  expect(handleClick).toHaveBeenCalledTimes(2);
  expect(handleKey.mock.calls.map(([{ key }]) => key)).toEqual(['x']);
  // Editor.js would prevent what the browser does with this key.
  await user.tab();
  expect(handleKey).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Add a row' })).not.toHaveFocus();
});

function showForm() {
  const handleAddress = vi.fn<(address: string) => void>();
  const validate = (address: string) => (address.startsWith('https:') ? null : 'Not an address.');
  const form = addressForm({
    label: 'Address',
    action: 'Show',
    validate,
    onAddress: handleAddress,
  });
  return { handleAddress, ...show(form) };
}

test('a valid address is trimmed and submitted by the button or by Enter', async () => {
  const { user, screen, handleAddress } = showForm();
  await user.type(screen.getByLabelText('Address'), ' https://a.example ');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await user.type(screen.getByLabelText('Address'), '{Enter}');
  expect(handleAddress.mock.calls).toEqual([['https://a.example'], ['https://a.example']]);
});

test('an empty or invalid address shows an error, which a valid one clears', async () => {
  const { user, screen, handleAddress } = showForm();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter an address.');
  await user.type(screen.getByLabelText('Address'), 'soil{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Not an address.');
  expect(handleAddress).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), 'https://a.example{Enter}');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
