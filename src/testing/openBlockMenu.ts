import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Finds the menus of a post's blocks. The first key loads them; the text can be visible before the page listens. */
export const findBlockMenus = (user: UserEvent) =>
  waitFor(async () => {
    await user.keyboard('{Shift}');
    return screen.getAllByRole('button', { name: /^Menu of this/ });
  });

/** Opens the menu of the first paragraph. */
export async function openBlockMenu(user: UserEvent) {
  const menus = await findBlockMenus(user);
  const menu = menus.find(({ title }) => title === 'Menu of this paragraph');
  if (!menu) throw new Error('No paragraph has a menu.');
  await user.click(menu);
}
