import { apiPath } from '@contract/apiPath';
import { defaultSite } from '@contract/site/publicSite';
import { createApiCache } from './apiCache';
import { createReadCounter } from './numbers/readCounter';
import type { Ports } from './ports';
import { createUnseenStreams } from './unseenStreams';

/** The ports that follow from the data, the clock and the report. The site has another cache, and the mocks another counter. */
export function commonPorts({ data, clock, report }: Pick<Ports, 'data' | 'clock' | 'report'>) {
  return {
    clock,
    report,
    cache: createApiCache({ clock }),
    unseenStreams: createUnseenStreams({
      readUnseen: data.notifications.unseen,
      readCounts: data.comments.counts,
      readOpenSessions: data.sessions.open,
      clock,
      report,
    }),
    readCounter: createReadCounter({ add: data.readCounts.add, clock }),
  };
}

/** The settings of a new site, without what depends on where it runs. */
export const newSiteSettings = {
  siteName: defaultSite.name,
  accent: defaultSite.accent,
  logo: defaultSite.logo,
  apiPath,
  timeZone: '',
  pageOrigins: [],
  holding: 'new',
} as const satisfies Partial<Ports['settings']>;
