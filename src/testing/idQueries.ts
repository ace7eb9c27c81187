const byId = /^\[id="([^"\\]+)"\]$/;

/**
 * Answers `querySelector('[id="…"]')` without a search. Queries by label use it for every element that
 * is labelled by another.
 */
export function speedUpIdQueries() {
  for (const { prototype } of [Element, Document]) {
    const search = prototype.querySelector;
    prototype.querySelector = function querySelector(this: Element | Document, selector: string) {
      const id = byId.exec(selector)?.[1];
      const found = id ? document.getElementById(id) : null;
      return found && found !== this && this.contains(found) ? found : search.call(this, selector);
    };
  }
}
