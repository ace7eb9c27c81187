import { sessionKeys } from '@contract/storageKeys';
import { personas } from '@server/seed/personas';
import { button, element } from './element';
import { signInAs, signOut } from './signInAs';

function whoIsHere() {
  return /"username":"([^"]*)"/.exec(localStorage.getItem(sessionKeys.user) ?? '')?.[1];
}

async function leave() {
  await signOut();
  window.location.reload();
}

/** A button for each persona that signs it in. */
export function personasSection(showMessage: (message: string) => void) {
  async function become(username: string) {
    const refusal = await signInAs(username).catch(() => 'The API could not be reached.');
    if (refusal) showMessage(`${username}: ${refusal}`);
    else window.location.reload();
  }

  const here = whoIsHere();
  const rows = personas.map(({ username, purpose }) => {
    const press = button(username, () => void become(username));
    press.setAttribute('aria-label', `Sign in as ${username}`);
    if (username === here) press.setAttribute('aria-current', 'true');
    return element('li', {}, press, element('span', {}, purpose));
  });
  const signOutButton = button('sign out', () => void leave());
  signOutButton.setAttribute('aria-label', 'Sign out');
  rows.push(element('li', {}, signOutButton, element('span', {}, 'continue as a visitor')));
  return element('ul', { class: 'personas' }, ...rows);
}
