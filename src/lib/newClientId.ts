/** An idempotency key. Works without TLS too, unlike `crypto.randomUUID`. */
export function newClientId() {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
