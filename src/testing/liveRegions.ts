import { screen } from '@testing-library/react';

/** The live region for errors. */
export const alerts = () => screen.getByRole('alert', { name: 'Alerts' });

/** The live region for progress and success. */
export const notices = () => screen.getByRole('status', { name: 'Notices' });
