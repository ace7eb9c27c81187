import type { Mail } from '@server/core/ports';

type LogMailOptions = { write: (text: string) => void };

const line = '-'.repeat(72);

// A member's text could move the cursor or colour the terminal. Tabs and line breaks are kept.
const controls = /[^\P{Cc}\t\n]/gu;

/** Puts each link on a line of its own, so that a terminal makes the whole link clickable. */
const withLinksOnLines = (text: string) =>
  text.replaceAll(/(?<![^\S\n])[^\S\n]*(https?:\/\/\S+)/g, '\n$1\n');

/** Prints e-mail as text instead of sending it, for installations without SMTP. */
export function createLogMail({ write }: LogMailOptions): Mail {
  return {
    async send({ to, subject, text }) {
      const parts = [line, `To: ${to}`, `Subject: ${subject}`, '', withLinksOnLines(text), line];
      write(`${parts.join('\n').replaceAll(controls, '')}\n`);
    },
  };
}
