import '@/memberStyles.css';
import type { RenderFollow } from './AuthorsToFollow';
import { NewestFollowed } from './NewestFollowed';

type MemberLeadProps = { viewerId: string; renderFollow: RenderFollow };

/** What members see below the headline: the newest posts of those whom they follow. */
export function MemberLead(props: MemberLeadProps) {
  return (
    <div className="min-h-104">
      <NewestFollowed {...props} />
    </div>
  );
}
