import { accentColours } from '@contract/site/accent';

/** The site's tokens of both themes: mail programs read no style sheet of the site. */
export const emailColours = {
  light: {
    paper: '#fbf8f2',
    sunken: '#f3eee4',
    ink: '#211d18',
    quiet: '#665e52',
    line: '#e2dacb',
    accent: '#a83c1d',
    'on-accent': '#ffffff',
  },
  dark: {
    paper: '#181511',
    sunken: '#110f0c',
    ink: '#efe8dc',
    quiet: '#b0a696',
    line: '#38322a',
    accent: '#f0906b',
    'on-accent': '#1f120b',
  },
} as const;

const { light, dark } = emailColours;

const serif = "Georgia,'Times New Roman',serif";
const sans = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const breakable = 'overflow-wrap:break-word;word-break:break-word';

const text = `font-family:${serif};font-size:17px;line-height:1.6;color:${light.ink};${breakable}`;
const small = (size: number) =>
  `font-family:${sans};font-size:${size}px;line-height:1.6;${breakable}`;

/** How each part of an e-mail looks; its classes only change the colours in the dark, and the sizes on phones. */
const looks = {
  page: ['paper', `margin:0;padding:0;background-color:${light.paper}`],
  frame: ['paper edge', `background-color:${light.paper};border-top:4px solid ${light.accent}`],
  column: ['column', 'padding:24px 24px 40px;text-align:start'],
  name: ['line', `padding:0 0 14px;border-bottom:1px solid ${light.line}`],
  nameLink: [
    'accent',
    `font-family:${serif};font-size:20px;font-weight:bold;line-height:1.3;color:${light.accent};text-decoration:none`,
  ],
  content: ['', 'padding:28px 0 8px'],
  title: [
    'ink title',
    `margin:0 0 16px;font-family:${serif};font-size:32px;font-weight:bold;line-height:1.2;color:${light.ink};${breakable}`,
  ],
  titleLink: ['ink', `color:${light.ink};text-decoration:none`],
  text: ['ink', `margin:0 0 18px;${text}`],
  quiet: ['quiet', `margin:0 0 18px;${small(14)};color:${light.quiet}`],
  link: ['accent', `color:${light.accent};text-decoration:underline`],
  list: ['', 'margin:0 0 10px;padding:0;list-style:none'],
  item: ['line', `margin:0;padding:16px 0;border-top:1px solid ${light.line}`],
  itemTitle: ['', 'margin:0'],
  itemLink: [
    'accent',
    `font-family:${serif};font-size:18px;line-height:1.4;font-weight:bold;color:${light.accent};text-decoration:none;${breakable}`,
  ],
  itemLine: ['quiet', `margin:4px 0 0;${small(15)};color:${light.quiet}`],
  action: ['accent', `${small(14)};font-weight:bold;color:${light.accent}`],
  picture: ['', 'display:block;max-width:100%;height:auto;border:0;border-radius:4px'],
  header: [
    'ink',
    `margin:30px 0 12px;font-family:${serif};font-size:22px;line-height:1.3;color:${light.ink};${breakable}`,
  ],
  points: ['ink', `margin:0 0 18px;padding:0 0 0 24px;${text}`],
  point: ['', 'margin:0 0 6px'],
  quote: [
    'edge',
    `margin:0 0 18px;padding:0 0 0 18px;border-inline-start:3px solid ${light.accent}`,
  ],
  code: [
    'ink sunken',
    `margin:0 0 18px;padding:14px;background-color:${light.sunken};font-family:Consolas,Menlo,monospace;font-size:14px;line-height:1.5;color:${light.ink};white-space:pre-wrap;${breakable}`,
  ],
  inlineCode: [
    'sunken',
    `background-color:${light.sunken};font-family:Consolas,Menlo,monospace;font-size:0.85em`,
  ],
  table: ['ink', `margin:0 0 18px;border-collapse:collapse;${text};font-size:15px`],
  cell: [
    'line',
    `padding:6px 8px;border:1px solid ${light.line};text-align:start;vertical-align:top`,
  ],
  rule: ['line', `margin:30px 0;border:0;border-top:1px solid ${light.line}`],
  button: [
    'button',
    `background-color:${light.accent};border-radius:6px;mso-padding-alt:14px 26px`,
  ],
  buttonLink: [
    'label',
    `display:inline-block;padding:14px 26px;font-family:${sans};font-size:16px;font-weight:bold;line-height:1.25;color:${light['on-accent']};text-decoration:none;mso-padding-alt:0`,
  ],
  ending: [
    'quiet line',
    `padding:20px 0 0;border-top:1px solid ${light.line};${small(13)};color:${light.quiet}`,
  ],
  endingLink: ['quiet', `color:${light.quiet};text-decoration:underline`],
} as const satisfies Record<string, readonly [classes: string, style: string]>;

export type EmailPart = keyof typeof looks;

/** The attributes of an element that looks like this part. */
export function look(part: EmailPart) {
  const [classes, style] = looks[part];
  return `${classes && ` class="${classes}"`} style="${style}"`;
}

const ruleOf = (selector: string, property: string, colour: string) =>
  `.${selector}{${property}:${colour}!important}`;

/** What a style attribute can't say. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${[
  ruleOf('paper', 'background-color', dark.paper),
  ruleOf('sunken', 'background-color', dark.sunken),
  ruleOf('edge', 'border-color', dark.accent),
  ruleOf('ink', 'color', dark.ink),
  ruleOf('quiet', 'color', dark.quiet),
  ruleOf('line', 'border-color', dark.line),
  ruleOf('accent', 'color', dark.accent),
  ruleOf('button', 'background-color', dark.accent),
  ruleOf('label', 'color', dark['on-accent']),
].join('\n')}
}
@media (max-width:480px){
.column{padding:20px 16px 32px!important}
.title{font-size:26px!important}
}`;

const styles = /(?<= style=")[^"]*(?=")/g;

/** An e-mail with the accent of the site in its styles. */
export function withAccent(html: string, chosen: string) {
  if (chosen === '') return html;
  const accent = accentColours(chosen);
  return html.replaceAll(styles, (text) => text.replaceAll(light.accent, accent.light.accent));
}

export const emailStyle = (chosen: string) =>
  chosen === '' ? style : style.replaceAll(dark.accent, accentColours(chosen).dark.accent);
