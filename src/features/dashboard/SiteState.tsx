import { groupDigits } from '@contract/groupDigits';
import { paths } from '@contract/pages';
import type { Installation } from '@contract/site/installation';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Moment } from '@/ui/Moment';
import { TestEmail } from './TestEmail';

type Emails = { waiting: number; failed: number };

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <div className="grid gap-1 border-b py-3">
      <dt className="text-sm text-quiet">{title}</dt>
      <dd className="grid gap-1 break-words">{children}</dd>
    </div>
  );
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** With its unit, as `1.5 GB`. */
export function sizeText(bytes: number) {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : groupDigits(Math.round(amount))} ${units[power]}`;
}

const databases = {
  pglite: 'PGlite in the data folder',
  postgres: 'A Postgres server',
  memory: 'In memory: it is gone when the process ends',
};

const places = { disk: 'In the data folder.', bucket: 'In a bucket.', memory: 'In memory.' };

/** Below this share of the disk a warning is shown. */
const littleSpace = 0.1;

function Disk({ disk }: Pick<Installation, 'disk'>) {
  if (!disk) return null;
  const { free, total } = disk;
  return (
    <>
      <p>
        {sizeText(free)} of {sizeText(total)} are free.
      </p>
      {free < total * littleSpace ? (
        <p className="text-bad">
          The disk is almost full. The site can't store anything without space.
        </p>
      ) : null}
    </>
  );
}

function Backups({ backups }: Pick<Installation, 'backups'>) {
  if (!backups) {
    return <p>None is written by itself. Set BACKUPS, as docs/backup.md explains.</p>;
  }
  const { place, hour, most, newest } = backups;
  return (
    <>
      <p>
        Every day at {hour}:00 UTC to {place}; the last {most} stay.
      </p>
      {newest === null ? (
        <p className="text-bad">There is none yet. The log says why.</p>
      ) : (
        <p>
          The newest is of <Moment at={`${newest}T00:00:00.000Z`} show="day" />.
        </p>
      )}
    </>
  );
}

function Email({ sendsEmail, emails }: Pick<Installation, 'sendsEmail'> & { emails: Emails }) {
  const { waiting, failed } = emails;
  return (
    <>
      <p>
        {sendsEmail
          ? 'Sent by the mail server of SMTP_URL.'
          : 'Not sent: set SMTP_URL and MAIL_FROM, as docs/hosting.md explains.'}
      </p>
      <p>
        {groupDigits(waiting)} waiting, {groupDigits(failed)} failed within a week.{' '}
        <Link to={paths.letters} className="text-link">
          Show them
        </Link>
      </p>
      <TestEmail />
    </>
  );
}

/** What the newest sources have that these do not. */
function NewerSources({ sources }: Pick<Installation, 'sources'>) {
  if (!sources) return null;
  const { isNewest, version, changes } = sources;
  if (isNewest) return <p>These are the newest sources.</p>;
  return (
    <>
      <p>Newer sources are there{version === '' ? '.' : `, for version ${version}.`}</p>
      {changes.length > 0 ? (
        <details>
          <summary className="cursor-pointer py-2">What is new in them</summary>
          <ul className="grid list-disc gap-1 ps-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <p>Back up before you upgrade: docs/hosting.md has the commands.</p>
    </>
  );
}

type SiteStateProps = { installation: Installation; emails: Emails };

/** What the site runs on, and what is missing. */
export function SiteState({ installation, emails }: SiteStateProps) {
  const { version, node, startedAt, database, disk, files, backups, sendsEmail, sources } =
    installation;
  const { kind, bytes } = database;
  return (
    <dl className="max-w-xl border-t">
      <Part title="Version">
        <p>
          Commonplace {version}
          {node === null ? '' : `, Node ${node.replace('v', '')}`}
        </p>
        <p>
          Started <Moment at={startedAt} />
        </p>
        <NewerSources sources={sources} />
      </Part>
      <Part title="Database">
        <p>
          {databases[kind]}
          {bytes === null ? '' : `, ${sizeText(bytes)}`}
        </p>
      </Part>
      <Part title="Files">
        <p>{places[files]}</p>
        <Disk disk={disk} />
      </Part>
      <Part title="Backups">
        <Backups backups={backups} />
      </Part>
      <Part title="E-mail">
        <Email sendsEmail={sendsEmail} emails={emails} />
      </Part>
    </dl>
  );
}
