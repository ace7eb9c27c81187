import { paths } from '@contract/pages';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { buttonClasses } from '@/ui/Button';

function describe(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Something went wrong.';
}

/** Root error boundary. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <main className="page-width grid min-h-dvh content-center justify-items-start gap-5 py-16">
      <h1 className="text-4xl">Unexpected Application Error!</h1>
      <p className="text-quiet">{describe(error)}</p>
      <a href={paths.home} className={buttonClasses('secondary')}>
        Back to the home page
      </a>
    </main>
  );
}
