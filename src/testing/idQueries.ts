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
      if (!id || this.getRootNode() !== document) return search.call(this, selector);
      const found = document.getElementById(id);
      if (!found) return null;
      return found !== this && this.contains(found) ? found : search.call(this, selector);
    };
  }
}
