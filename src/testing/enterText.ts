import type { UserEvent } from '@testing-library/user-event';

/** Adds a text to a field at once. Typing it takes time for every key. */
export async function enterText(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
