import type { ChartData, ChartPoint } from '@contract/people/profileEntities';
import { ChartFigure } from './ChartFigure';
import type { OwnProfile } from './dashboardQueries';

type ChartsProps = {
  data: ChartData | null;
  canDraw?: boolean;
  profile?: Pick<OwnProfile, 'likes' | 'followers'> | null;
};

const isFlat = (points: readonly ChartPoint[]) => points.every(({ count }) => count === 0);

/** Likes and followers by week. Without data, the space that they take. */
export function Charts({ data, canDraw = false, profile = null }: ChartsProps) {
  const { likesData = null, followersData = null } = data ?? {};
  const hasNoLikes = profile?.likes === 0 && isFlat(likesData ?? []);
  const hasNoFollowers = profile?.followers === 0 && isFlat(followersData ?? []);
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <ChartFigure
        title="Likes Over Time"
        unit="likes"
        points={likesData}
        canDraw={canDraw}
        isEmpty={hasNoLikes}
      />
      <ChartFigure
        title="Followers Over Time"
        unit="followers"
        points={followersData}
        canDraw={canDraw}
        isEmpty={hasNoFollowers}
      />
    </div>
  );
}
