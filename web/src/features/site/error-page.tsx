import { isRouteErrorResponse } from 'react-router';
import { Figure } from '#web/ui/instruments/figure.tsx';

type Problem = { figure: string; title: string; text: string; requestId?: string };

export const MISSING: Problem = {
  figure: '404',
  title: '404 - Page Not Found',
  text: 'There is nothing at this address. It may have been moved, or the link may be incomplete.',
};

/** What is told of an error: never its insides, only what helps the reader and the course office. */
export const problemOf = (error: unknown): Problem => {
  if (!isRouteErrorResponse(error)) {
    return {
      figure: '500',
      title: 'Something went wrong',
      text: 'The page could not be shown. Please try again in a moment.',
    };
  }
  if (error.status === 404) return MISSING;
  const { message, requestId } = (error.data ?? {}) as { message?: string; requestId?: string };
  return {
    figure: String(error.status),
    title: 'This page could not be shown',
    text: message ?? 'Please try again in a moment.',
    requestId,
  };
};

/** Stands on its own: it is also shown when nothing of the site could be loaded. */
export const ErrorPage = ({ error }: { error: unknown }) => <ProblemPage {...problemOf(error)} />;

export const NotFoundPage = () => <ProblemPage {...MISSING} />;

function ProblemPage({ figure, title, text, requestId }: Problem) {
  return (
    <main id="main" className="wrap grid justify-items-start gap-4 py-(--s9)">
      <Figure size="num" className="text-deep">
        {figure}
      </Figure>
      <h1 className="text-3xl tracking-display">{title}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{text}</p>
      {requestId && <p className="num text-sm text-muted">Reference for the course office: {requestId}</p>}
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href="/" className="inline-flex min-h-(--control) items-center font-strong">
          Go to the homepage
        </a>
        <a
          href="/in-person-aesthetic-training"
          className="inline-flex min-h-(--control) items-center font-strong"
        >
          See all course dates
        </a>
      </p>
    </main>
  );
}
