import { useAppDispatch, useViewer } from '@/store/hooks';
import { SelectField } from '@/ui/SelectField';
import { saveDigestHour } from './notificationThunks';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  name: `${String(hour).padStart(2, '0')}:00`,
}));

/** At which hour of the member's time zone e-mails of a day and a week, and the daily review, come. It is saved at once. */
export function DigestHour({ digestHour }: { digestHour: number }) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const timeZone = viewer?.timeZone || 'UTC';
  return (
    <SelectField
      label="Hour of e-mails and the daily review"
      hint={`Time zone: ${timeZone.replaceAll('_', ' ')}`}
      value={String(digestHour)}
      options={hours}
      className="max-w-40"
      onChange={(hour) =>
        void dispatch(saveDigestHour({ viewerId: viewer?.id ?? '', digestHour: Number(hour) }))
      }
    />
  );
}
