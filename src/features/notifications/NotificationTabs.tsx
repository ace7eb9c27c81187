import { notificationView } from '@contract/notifications/notificationEntities';
import { LinkTabs } from '@/ui/LinkTabs';

const names = { answers: 'Answers', likes: 'Likes', moderation: 'From moderators' } as const;

/** The kinds of notifications that the list can show; without a view it shows all. */
export function NotificationTabs({ view }: { view: keyof typeof names | undefined }) {
  return (
    <LinkTabs
      label="Kinds of notifications"
      className="gap-x-4 sm:gap-x-6"
      tabs={[
        { name: 'All', search: '', isCurrent: !view },
        ...notificationView.options.map((one) => ({
          name: names[one],
          search: `view=${one}`,
          isCurrent: one === view,
        })),
      ]}
    />
  );
}
