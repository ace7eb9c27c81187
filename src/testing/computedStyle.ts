const notRendered = [
  '[hidden]',
  'dialog:not([open])',
  'details:not([open]) > :not(summary)',
  'input[type="hidden"]',
].join();

type StyledElement = HTMLElement | SVGElement;

const isStyled = (element: Element) =>
  element instanceof HTMLElement || element instanceof SVGElement;

/**
 * Answers `display`, `visibility` and `opacity` without jsdom's cascade. Queries by role ask for them
 * for every element they visit, and jsdom then matches its whole style sheet. Tests load no CSS, so
 * inline styles and the browser's defaults are all there is.
 */
export function speedUpComputedStyle() {
  const compute = window.getComputedStyle.bind(window);
  const defaultDisplays = new Map<string, string>();

  function defaultDisplayOf({ tagName }: Element) {
    const known = defaultDisplays.get(tagName);
    if (known) return known;
    const sample = document.documentElement.appendChild(document.createElement(tagName));
    sample.setAttribute('open', '');
    const { display } = compute(sample);
    sample.remove();
    defaultDisplays.set(tagName, display);
    return display;
  }

  function displayOf(element: StyledElement) {
    if (element.style.display) return element.style.display;
    return element.matches(notRendered) ? 'none' : defaultDisplayOf(element);
  }

  function visibilityOf(element: StyledElement): string {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (isStyled(at) && at.style.visibility) return at.style.visibility;
    }
    return 'visible';
  }

  function fastValue(element: StyledElement, property: unknown) {
    if (property === 'display') return displayOf(element);
    if (property === 'visibility') return visibilityOf(element);
    if (property === 'opacity') return element.style.opacity || '1';
    return null;
  }

  window.getComputedStyle = (element, pseudo) => {
    if (!isStyled(element) || pseudo) return compute(element, pseudo);
    return new Proxy(element.style, {
      get(_, name) {
        if (name === 'getPropertyValue') {
          return (property: string) =>
            fastValue(element, property) ?? compute(element).getPropertyValue(property);
        }
        return fastValue(element, name) ?? Reflect.get(compute(element), name);
      },
    });
  };
}
