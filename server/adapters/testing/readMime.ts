import type { ReceivedEmail } from './startSmtp';

/** Headers by their names in lower case, with continued lines joined. */
export function headersOf({ source }: Pick<ReceivedEmail, 'source'>) {
  const [head = ''] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[\t ]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
}

function decode(head: string, body: string) {
  if (/base64/.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}

/** The decoded parts of a multipart e-mail by their type. */
export function partsOf(letter: Pick<ReceivedEmail, 'source'>) {
  const boundary = /boundary="?([^";]+)/.exec(headersOf(letter)['content-type'] ?? '')?.[1] ?? '';
  const parts = letter.source.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const type = /Content-Type: ([\w/]+)/.exec(head)?.[1] ?? '';
      return [type, decode(head, body.join('\r\n\r\n'))];
    }),
  );
}
