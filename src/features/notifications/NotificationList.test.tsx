import type { Notification } from '@contract/notifications/notificationEntities';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { startOfRun } from '@/testing/fixedDate';
import { NotificationList } from './NotificationList';

const hour = 60 * 60_000;

const followed = (hoursAgo: number): Notification => ({
  _id: `followed-${hoursAgo}`,
  kind: 'follower',
  subject: { title: '', url: '/profile/reader' },
  actors: [],
  count: 1,
  createdAt: new Date(startOfRun - hoursAgo * hour).toISOString(),
  isSeen: true,
});

test('notifications are listed by day', () => {
  const notifications = [0, 24, 48, 49].map(followed);
  render(<NotificationList notifications={notifications} onSeen={() => {}} />, {
    wrapper: MemoryRouter,
  });
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Today', 'Yesterday', '28 February 2026']);
  const rows = days.map((day) => {
    const list = screen.getByRole('list', { name: day ?? '' });
    return within(list).getAllByRole('listitem').length;
  });
  expect(rows).toEqual([1, 1, 2]);
});
