/** The form in which e-mail addresses are compared: without regard to case. */
export function emailKey(email: string) {
  return email.trim().toLowerCase();
}
