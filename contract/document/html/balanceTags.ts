import { voidTags } from './allowedHtml';
import { tokenizeHtml } from './tokenizeHtml';

/** The names of the tags that are open, the innermost last. */
function createOpenTags() {
  const names: string[] = [];
  const counts = new Map<string, number>();
  const change = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);

  return {
    open(name: string) {
      names.push(name);
      change(name, 1);
    },
    isOpen: (name: string) => (counts.get(name) ?? 0) > 0,
    /** Closes the innermost tag of a name, or every tag, and returns the closing tags. */
    close(name?: string) {
      let closing = '';
      for (let last = names.pop(); last !== undefined; last = names.pop()) {
        change(last, -1);
        closing += `</${last}>`;
        if (last === name) break;
      }
      return closing;
    },
  };
}

/**
 * Closes the tags of sanitised markup that are left open, and drops closing tags that have no opening
 * one. In a page that is sent as text, they would end or continue elements around the markup.
 */
export function balanceTags(html: string) {
  const tags = createOpenTags();
  let balanced = '';
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'close') {
      if (tags.isOpen(token.name)) balanced += tags.close(token.name);
    } else {
      if (token.kind === 'open' && !voidTags.has(token.name)) tags.open(token.name);
      balanced += token.source;
    }
  }
  return balanced + tags.close();
}
