import { screen } from '@testing-library/react';

/** Where a screen reader hears what went wrong. */
export const alerts = () => screen.getByRole('alert', { name: 'Alerts' });

/** Where it hears progress and success. */
export const notices = () => screen.getByRole('status', { name: 'Notices' });
