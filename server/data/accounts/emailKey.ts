/** The form in which e-mail addresses are compared: without regard to case. */
export function emailKey(email: string) {
  return email.trim().toLowerCase();
}

/** The form in which e-mails to an address are counted: what follows a `+` is chosen by who types the address. */
export function mailboxKey(email: string) {
  const key = emailKey(email);
  const plus = key.indexOf('+', 1);
  const at = key.lastIndexOf('@');
  return plus > 0 && plus < at ? key.slice(0, plus) + key.slice(at) : key;
}
