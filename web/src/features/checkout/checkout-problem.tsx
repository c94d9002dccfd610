import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useParams } from 'react-router';
import { coursePage } from '#contracts/courses/course-pages.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

const UNTOLD = 'Error loading checkout. Please try again.';

interface LoadProblemProps {
  error: unknown;
  title: string;
  /** Besides trying again. */
  way: ReactNode;
}

/** In place of a checkout that did not arrive or broke: what is known of it, and the ways on. */
export function LoadProblem({ error, title, way }: LoadProblemProps) {
  const { pathname, search } = useLocation();
  const { message, requestId } = toldBy(error);
  return (
    <main id="main" className="wrap grid justify-items-start gap-6 pt-(--s6) pb-(--s9)">
      <PageHeader title={title} size="3xl" />
      <Notice tone="danger" title={message ?? UNTOLD}>
        {requestId && <span className="num">Reference for the course office: {requestId}</span>}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pathname + search} reloadDocument variant="primary">
          Try again
        </ButtonLink>
        {way}
      </div>
    </main>
  );
}

/** That of one course leads back to it. */
export function CheckoutProblem({ error, kind }: { error: unknown; kind: CourseKind }) {
  const { courseId = '' } = useParams();
  const way = <ButtonLink to={coursePage({ kind, slug: courseId })}>Back to the course</ButtonLink>;
  return <LoadProblem error={error} title="Enroll" way={way} />;
}

function toldBy(error: unknown): { message?: string; requestId?: string } {
  return isRouteErrorResponse(error) ? (error.data ?? {}) : {};
}
