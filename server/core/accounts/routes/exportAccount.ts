import type { Handlers } from '../../context';
import { exportAccount } from '../exportAccount';

export const exportAccountHandlers = {
  async exportAccount({ ports, viewer }) {
    return {
      chunks: exportAccount(ports, viewer),
      type: 'application/zip',
      downloadName: `${viewer.username}.zip`,
    };
  },
} satisfies Partial<Handlers>;
