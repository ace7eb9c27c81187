import { createHash } from 'node:crypto';
import { paths } from '@contract/pages';
import { html, raw } from 'hono/html';
import type { SetupField, SetupForm } from './setupForm';

const styles = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:30rem;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}
label{display:block;font-weight:600;margin-top:1.25rem}
input{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit}
input[aria-invalid=true]{border:2px solid #b3261e}
.error{margin:.25rem 0 0;color:#b3261e}
button{min-height:2.75rem;margin-top:1.5rem;padding:.5rem 1.25rem;font:inherit}
@media (prefers-color-scheme:dark){.error{color:#ffb4ab}input[aria-invalid=true]{border-color:#ffb4ab}}
`;

const styleHash = createHash('sha256').update(styles).digest('base64');

/** The page needs no script, and its address is a secret. */
export const setupHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

type Field = { name: SetupField; label: string; type: string; autocomplete: string };

const fields: readonly Field[] = [
  { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name' },
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' },
  { name: 'username', label: 'Username', type: 'text', autocomplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password' },
];

type Errors = ReadonlyMap<string, string>;

function renderField({ name, label, type, autocomplete }: Field, form: SetupForm, errors: Errors) {
  const error = errors.get(name);
  // A password is never written into a page.
  const value = name === 'password' ? '' : form[name];
  const described = error ? html`aria-invalid="true" aria-describedby="${name}-error"` : '';
  const message = error ? html`<p class="error" id="${name}-error">${error}</p>` : '';
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" ${described}>
${message}`;
}

function renderPage(title: string, content: unknown) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Commonplace</title>
<style>${raw(styles)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}

/** The form that creates the first administrator, with what was typed and the messages. */
export function renderSetupForm(form: SetupForm, errors: Errors) {
  const summary =
    errors.size > 0
      ? html`<p class="error" role="alert">Please correct the marked fields.</p>`
      : '';
  return renderPage(
    'Create the administrator',
    html`<p>This account manages users and all posts. The link works once.</p>
${summary}
<form method="post" novalidate>
${fields.map((field) => renderField(field, form, errors))}
<button type="submit">Create account</button>
</form>`,
  );
}

/** Shown for a wrong link, and for every link once there is an administrator. */
export function renderInvalidLink() {
  return renderPage(
    'This link is not valid',
    html`<p>It works once, and only while the site has no administrator. Each start without one prints a new link.</p>
<p><a href="${paths.signIn}">Sign in</a></p>`,
  );
}

/** Shown once the account exists. */
export function renderSetupDone(username: string) {
  return renderPage(
    'The administrator can sign in',
    html`<p>The account ${username} has been created.</p>
<p><a href="${paths.signIn}">Sign in</a></p>`,
  );
}
