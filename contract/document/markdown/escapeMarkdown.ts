// What CommonMark or GFM could read as syntax inside of a line.
const syntax = /[\\*_[\]~]|<(?=[a-z/!?])|&(?=#|[a-z][a-z0-9]*;)|:(?=\/\/)|(?<=\S)@(?=\S)/gi;
const addressStart = /www\./gi;
// Parsers trim other kinds of whitespace in some places; an entity is also visible to the writer.
const specialSpace = /[^\S \n]/g;

function spaceEntity(space: string) {
  return space === '\u00a0' ? '&nbsp;' : `&#${space.codePointAt(0) ?? 32};`;
}

/** Writes text so that Markdown reads the same text. `escapeLineStart` covers the start of a line. */
export function escapeText(text: string) {
  return (
    text
      .replaceAll(syntax, String.raw`\$&`)
      // marked can take an escaped backtick for the end of code.
      .replaceAll('`', '&#96;')
      .replaceAll(addressStart, (start) => `${start.slice(0, -1)}\\.`)
      .replaceAll(specialSpace, spaceEntity)
  );
}

/** Escapes what starts a block: headings, quotes, lists, rules, tables and underlines of headings. */
export function escapeLineStart(line: string) {
  if (/^[#>+=:|-]/.test(line)) return `\\${line}`;
  return line.replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
}

/** Writes an address as the target of a link or picture. */
export function linkTarget(url: string) {
  const target = url.replaceAll(/&(?=#|[a-z][a-z0-9]*;)/gi, '&amp;');
  if (/^[^\s<>()\\]+$/.test(target)) return target;
  return `<${target.replaceAll(/[\\<>]/g, String.raw`\$&`).replaceAll(/[^\S ]/g, encodeURIComponent)}>`;
}
