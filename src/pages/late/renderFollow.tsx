import type { Person } from '@contract/entities';
import { FollowButton } from './followButton';

export const renderFollow = ({ _id }: Person) => <FollowButton authorId={_id} />;
