import { notificationTexts } from '@contract/texts/notificationTexts';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { ChoiceList } from '@/features/notifications/ChoiceList';
import { DigestHour } from '@/features/notifications/DigestHour';
import { choicesQuery } from '@/features/notifications/notificationQueries';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { WhenLoaded } from '@/ui/WhenLoaded';

/** What the member wants to be told about. */
export function ChoicesView() {
  const viewerId = useViewer()?.id ?? '';
  const loaded = useRouteData(choicesQuery({ viewerId }));
  return (
    <ViewFrame title="Notifications" description={(site) => `What ${site} tells you about.`}>
      <WhenLoaded
        loaded={loaded}
        failure={notificationTexts.choicesFailed}
        skeleton={<CardSkeletons kind="person" />}
      >
        {({ choices, digestHour }) => (
          <div className="grid max-w-xl gap-8">
            <ChoiceList choices={choices} />
            <DigestHour digestHour={digestHour} />
          </div>
        )}
      </WhenLoaded>
    </ViewFrame>
  );
}
