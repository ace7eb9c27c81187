/** The form in which e-mail addresses are compared: without regard to case. */
export function emailKey(email: string) {
  return email.trim().toLowerCase();
}

/** The form in which letters to an address are counted: what follows a `+` is chosen by who types the address. */
export const mailboxKey = (email: string) =>
  emailKey(email).replace(/(?<=.)\+[^@]*(?=@[^@]*$)/, '');
