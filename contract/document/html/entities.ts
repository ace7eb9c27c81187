const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  sol: '/',
  bsol: '\\',
  tab: '\t',
  newline: '\n',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const highestCodePoint = 0x10ffff;

function fromCodePoint(digits: string) {
  const hexadecimal = /^x/i.test(digits);
  const code = Number.parseInt(hexadecimal ? digits.slice(1) : digits, hexadecimal ? 16 : 10);
  return code > 0 && code <= highestCodePoint ? String.fromCodePoint(code) : '\ufffd';
}

/** Decodes numeric entities and the named ones above; other entities stay as they are. */
export function decodeEntities(text: string) {
  return text.replaceAll(
    /&(?:#(x[0-9a-f]+|[0-9]+);?|([a-z]+);)/gi,
    (entity: string, digits: string | undefined, name: string | undefined) => {
      if (digits !== undefined) return fromCodePoint(digits);
      const key = (name ?? '').toLowerCase();
      return Object.hasOwn(named, key) ? (named[key] ?? entity) : entity;
    },
  );
}
