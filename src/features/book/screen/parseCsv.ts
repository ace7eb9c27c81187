/** Reads CSV as RFC 4180 describes it: quoted fields can have commas, line breaks and doubled quotes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A field that is not quoted as a whole is taken as it is.
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|\r|$)/gy;
  const source = text.replace(/^\uFEFF/, '');
  while (field.lastIndex < source.length) {
    const found = field.exec(source);
    if (!found) return rows;
    const [, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}
