/** Styles of the panel's shadow tree; colours come from the page's tokens. */
export const panelStyles = `
  :host { position: fixed; inset: auto auto 0 0; z-index: 40; font: 0.875rem/1.45 'Instrument Sans Variable', system-ui, sans-serif; color: var(--ink); }
  * { box-sizing: border-box; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  button, input, select { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 3px; padding: 0.3rem 0.6rem; min-height: 2rem; min-width: 0; }
  button { cursor: pointer; }
  button:hover { border-color: var(--accent); color: var(--accent); }
  .toggle { display: grid; place-items: center; width: 2rem; margin: 0.25rem; padding: 0; color: var(--quiet); font-family: ui-monospace, monospace; font-size: 0.75rem; }
  .panel { position: fixed; inset: auto auto 2.75rem 0.25rem; width: min(27rem, calc(100vw - 0.5rem)); max-height: min(44rem, calc(100dvh - 3.5rem)); overflow-y: auto; overscroll-behavior: contain; background: var(--raised); border: 1px solid var(--edge); border-radius: 4px; padding: 1rem 1.25rem 1.25rem; }
  .panel[hidden] { display: none; }
  h2 { margin: 0; font: 550 1.375rem/1.2 'Newsreader Variable', Georgia, serif; }
  h3 { margin: 1.25rem 0 0.5rem; padding-top: 0.75rem; border-top: 1px solid var(--line); font-size: 0.875rem; }
  p { margin: 0; color: var(--quiet); }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.4rem; }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4rem 0.75rem; color: var(--quiet); }
  li > span { flex: 1 1 9rem; min-width: 0; overflow-wrap: anywhere; }
  .personas button { min-width: 5.5rem; color: var(--ink); text-align: start; }
  .personas [aria-current] { border-color: var(--accent); color: var(--accent); }
  .fields { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
  label { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); align-items: center; gap: 0.75rem; }
  input[type='checkbox'] { justify-self: start; width: 1.25rem; min-height: 1.25rem; accent-color: var(--accent); }
  .due { margin-top: 0.75rem; }
  .outbox { display: grid; gap: 0.5rem; }
  summary { cursor: pointer; overflow-wrap: anywhere; }
  .email { margin: 0.5rem 0 0.25rem; padding-inline-start: 0.75rem; border-inline-start: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: var(--accent); text-underline-offset: 0.2em; }
  .status { min-height: 0; color: var(--bad); }
  .status:not(:empty) { margin-top: 0.5rem; }
  /* On small screens the button is below the page's content, where it covers none of it. */
  @media (width < 48rem) {
    :host { position: static; display: block; }
    .panel { z-index: 40; }
  }
  @media (pointer: coarse) {
    button, input, select { min-height: 2.75rem; }
    .toggle { width: 2.75rem; }
    .panel { bottom: 3.5rem; }
    input, select { font-size: 1rem; }
  }
  @media print { :host { display: none; } }
`;
