import { limits } from '@contract/limits';
import { toast } from 'react-hot-toast';

/** The one door to toasts. The same `id` replaces what it showed before. */
export const notify = {
  progress: (message: string, id: string) => toast.loading(message, { id, duration: Infinity }),
  success: (message: string, id?: string) =>
    toast.success(message, { duration: limits.toast.success, ...(id ? { id } : {}) }),
  error: (message: string, id?: string) =>
    toast.error(message, { duration: limits.toast.error, ...(id ? { id } : {}) }),
  dismiss: (id: string) => toast.dismiss(id),
};
