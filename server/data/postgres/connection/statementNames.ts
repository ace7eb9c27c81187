/** More texts than the site has; those of lists depend on the length of a page. */
const mostNames = 2000;

/** Names for prepared statements; undefined if there are too many, because servers keep them. */
export function createStatementNames() {
  const names = new Map<string, string>();
  return (text: string) => {
    const known = names.get(text);
    if (known !== undefined || names.size === mostNames) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}
