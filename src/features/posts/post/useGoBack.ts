import { paths } from '@contract/pages';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back, or to the list of posts if the post was opened by its URL. */
export function useGoBack() {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(paths.posts, { replace: true }) : navigate(-1));
}
