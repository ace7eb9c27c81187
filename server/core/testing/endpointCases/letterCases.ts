import { failedLetter, sendsEmail } from '../failedLetter';
import type { EndpointCases } from './endpointCase';

const unknown = { params: { id: 'unknown' } };

export const letterCases = {
  listLetters: { works: ({ admin }) => admin.client.ok('listLetters', { query: {} }) },
  retryLetter: {
    works: async (scenario) =>
      scenario.admin.client.ok('retryLetter', await failedLetter(scenario)),
    fails: [['no failed e-mail', 404, ({ admin }) => admin.client.refused('retryLetter', unknown)]],
  },
  removeLetter: {
    works: async (scenario) =>
      scenario.admin.client.ok('removeLetter', await failedLetter(scenario)),
    fails: [
      ['no failed e-mail', 404, ({ admin }) => admin.client.refused('removeLetter', unknown)],
    ],
  },
  sendTestLetter: {
    works(scenario) {
      sendsEmail(scenario);
      return scenario.admin.client.ok('sendTestLetter', {});
    },
    fails: [['no mail server', 409, ({ admin }) => admin.client.refused('sendTestLetter', {})]],
  },
} satisfies EndpointCases<'listLetters' | 'retryLetter' | 'removeLetter' | 'sendTestLetter'>;
