import { usePagedQuery } from '@/store/usePagedQuery';
import { PagedView } from '@/ui/PagedView';
import { InviteForm } from './InviteForm';
import { InviteList } from './InviteList';
import { invitesQuery } from './inviteQueries';

/** People are invited by e-mail; whoever was is listed. */
export function Invites() {
  const list = usePagedQuery(invitesQuery);
  const { reload } = list.loaded;
  return (
    <section aria-labelledby="invitations" className="grid gap-6">
      <h2 id="invitations" className="text-2xl">
        Invitations
      </h2>
      <InviteForm onSent={reload} />
      <PagedView
        {...list}
        rowsOf={({ invites }) => invites}
        icon="letter"
        empty={<p>Nobody was invited so far.</p>}
        skeleton="person"
      >
        {({ invites }) => <InviteList invites={invites} onChanged={reload} />}
      </PagedView>
    </section>
  );
}
