type Rules = {
  createHTML: (html: string) => string;
  createScript?: (script: string) => string;
  createScriptURL?: (url: string) => string;
};

declare global {
  interface Window {
    /**
     * Missing in some browsers, and in TypeScript's DOM types. What a policy creates is an object
     * that the DOM accepts where it accepts text.
     */
    trustedTypes?: {
      createPolicy: (name: string, rules: Rules) => { createHTML: (html: string) => string };
    };
  }
}

/** Creates markup that pages accept: they refuse plain text, so that no other code can insert it. */
export function createMarkupPolicy(name: string, createHTML: (html: string) => string) {
  const policy = globalThis.window?.trustedTypes?.createPolicy(name, { createHTML });
  return (html: string) => (policy ? policy.createHTML(html) : createHTML(html));
}

let isMarkupAllowed = false;

/** For the editor: its libraries insert markup as plain text. */
export function allowMarkup() {
  isMarkupAllowed = true;
}

/** React creates script elements with it. */
const emptyScript = '<script></script>';

function checkMarkup(html: string) {
  // Without elements it is text, as libraries of head elements and toasts insert it.
  if (isMarkupAllowed || !html.includes('<') || html === emptyScript) return html;
  throw new TypeError('Markup has to be sanitised before it is inserted.');
}

/** A tool of the editor finds the global object with it. */
const returnThis = '(function anonymous(\n) {\nreturn this\n})';

function checkScript(script: string) {
  if (script === returnThis) return script;
  throw new TypeError('Code in a text is refused.');
}

const google = 'https://accounts.google.com/gsi/client';

function checkScriptUrl(url: string) {
  if (url === google || new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`A script of another site is refused: ${url}`);
}

/** Decides about markup and script URLs that libraries pass as plain text. Called once, at the start. */
export function refuseUntrustedMarkup() {
  window.trustedTypes?.createPolicy('default', {
    createHTML: checkMarkup,
    createScript: checkScript,
    createScriptURL: checkScriptUrl,
  });
}
