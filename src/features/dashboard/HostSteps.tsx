import { paths } from '@contract/pages';
import { type FirstStep, firstStep } from '@contract/site/firstStep';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Step } from './Step';

type Todo = { name: string; to?: string; about: ReactNode };

const settings = (
  <Link to={paths.settings} className="text-link">
    Settings
  </Link>
);

const todos: Readonly<Record<FirstStep, Todo>> = {
  name: {
    name: 'Name your site',
    to: paths.settings,
    about: 'Its name, its words on the home page, and its colour.',
  },
  email: {
    name: 'Let e-mails leave',
    about:
      'Set SMTP_URL and MAIL_FROM, as docs/hosting.md explains. Then send a test e-mail below.',
  },
  people: {
    name: 'Invite somebody',
    to: paths.settings,
    about: <>Under {settings} you choose who may register, and invite people by e-mail.</>,
  },
  moderator: {
    name: 'Name a moderator',
    to: paths.users,
    about:
      'On the profile of a member: Change role. Nobody looks after a community alone for long.',
  },
  post: {
    name: 'Write the first post',
    to: paths.create,
    about: 'Say what the site is about. Visitors of an empty site have nothing to read.',
  },
  backup: {
    name: 'Keep backups',
    about: 'Set BACKUPS, as docs/backup.md explains. One is written every night then.',
  },
};

/** What a host does first, with marks at what is done; nothing once all of it is. */
export function HostSteps({ done }: { done: readonly FirstStep[] }) {
  if (firstStep.options.every((step) => done.includes(step))) return null;
  return (
    <section aria-labelledby="host-steps" className="grid max-w-xl gap-3">
      <h2 id="host-steps" className="text-2xl">
        First steps
      </h2>
      <ol className="divide-y border-y">
        {firstStep.options.map((step) => {
          const { name, to, about } = todos[step];
          return (
            <Step key={step} name={name} to={to} isDone={done.includes(step)}>
              {about}
            </Step>
          );
        })}
      </ol>
    </section>
  );
}
