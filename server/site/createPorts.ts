import { join } from 'node:path';
import { createArgonPasswords } from '@server/adapters/argonPasswords';
import { createDiskFiles } from '@server/adapters/diskFiles';
import { createFetchPicture } from '@server/adapters/fetchPicture';
import { createFolderMail } from '@server/adapters/folderMail';
import { createGoogleProvider } from '@server/adapters/googleProvider';
import { createLogMail } from '@server/adapters/logMail';
import { createModelSummariser } from '@server/adapters/modelSummariser';
import { createNodeSecrets } from '@server/adapters/nodeSecrets';
import { createS3Files } from '@server/adapters/s3Files';
import { createSharpPictures } from '@server/adapters/sharpPictures';
import { createSmtpMail } from '@server/adapters/smtpMail';
import { randomIds } from '@server/core/adapters/randomIds';
import { createApiCache } from '@server/core/apiCache';
import { commonPorts, newSiteSettings } from '@server/core/commonPorts';
import { createEmailSender } from '@server/core/emails/emailSender';
import { createRemotePictures } from '@server/core/files/remotePictures';
import type { FinishedAnswers } from '@server/core/finishedAnswer';
import type { FileStore, Ports } from '@server/core/ports';
import { createExtractiveSummariser } from '@server/core/posts/extractiveSummariser';
import { systemClock } from '@server/lib/clock';
import { requestShare } from './http/requestScope';
import { emailFolder } from './settings/dataFolder';
import type { ServerSettings } from './settings/readSettings';

type PortsOptions = Pick<
  Ports,
  'data' | 'documents' | 'limits' | 'background' | 'report' | 'installation'
> & {
  answers: FinishedAnswers;
  settings: ServerSettings;
  files: FileStore;
  secretKey: Uint8Array<ArrayBuffer>;
};

/** The files of the site: in the bucket of the settings, else in the data folder. */
export function createFiles({ bucket, dataFolder }: ServerSettings) {
  return bucket ? createS3Files(bucket) : createDiskFiles({ folder: join(dataFolder, 'files') });
}

function createMail(settings: ServerSettings) {
  if (settings.smtp) return createSmtpMail(settings.smtp);
  const folder = emailFolder(settings);
  const mail = folder
    ? createFolderMail({ folder, clock: systemClock })
    : createLogMail({ write: (text) => void process.stdout.write(text) });
  return { ...mail, check: null, close: () => undefined };
}

/** Without Google's settings its button is not shown. */
const noProvider: Ports['provider'] = { exchange: async () => null };

function createSummariser(
  { summaryModel }: ServerSettings,
  { documents, report }: Pick<Ports, 'documents' | 'report'>,
) {
  const fallback = createExtractiveSummariser(documents);
  return summaryModel ? createModelSummariser({ ...summaryModel, fallback, report }) : fallback;
}

/** The API's ports as the settings choose them; `close` ends their connections. */
export function createPorts({ settings, secretKey, answers, ...given }: PortsOptions) {
  const mail = createMail(settings);
  const ports: Ports = {
    ...commonPorts({ ...given, clock: systemClock }),
    ...given,
    pictures: createSharpPictures(requestShare),
    remotePictures: createRemotePictures(createFetchPicture()),
    mail,
    passwords: createArgonPasswords({ shareOf: requestShare }),
    secrets: createNodeSecrets(secretKey),
    provider: settings.google ? createGoogleProvider(settings.google) : noProvider,
    summariser: createSummariser(settings, given),
    cache: createApiCache({ clock: systemClock, answers }),
    ids: randomIds,
    wakeEmails: () => ports.background(() => emailSender.run()),
    settings: {
      ...newSiteSettings,
      siteUrl: settings.siteUrl,
      contactAddress: settings.contactAddress,
      emailsPerMinute: settings.emailsPerMinute,
      secureCookies: settings.siteUrl.startsWith('https:'),
      pageOrigins: settings.pageOrigins,
    },
  };
  const emailSender = createEmailSender(ports);
  return { ports, emailSender, checkMail: mail.check, close: mail.close };
}
