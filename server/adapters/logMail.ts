import type { Letter, Mail } from '@server/core/ports';

type LogMailOptions = { write: (text: string) => void };

const line = '-'.repeat(72);

// A member's text could move the cursor or colour the terminal. Tabs and line breaks stay.
const controls = /[^\P{Cc}\t\n]/gu;

/** Puts each link on a line of its own, so that a terminal makes the whole link clickable. */
const withLinksOnLines = (text: string) =>
  text.replaceAll(/(?<![^\S\n])[^\S\n]*(https?:\/\/\S+)/g, '\n$1\n');

export function emailAsText({ to, subject, text }: Letter) {
  const parts = [line, `To: ${to}`, `Subject: ${subject}`, '', withLinksOnLines(text), line];
  return `${parts.join('\n').replaceAll(controls, '')}\n`;
}

/** Prints e-mail as text instead of sending it, for a site on this machine without SMTP. */
export function createLogMail({ write }: LogMailOptions): Mail {
  return {
    async send(letter) {
      write(emailAsText(letter));
    },
  };
}
