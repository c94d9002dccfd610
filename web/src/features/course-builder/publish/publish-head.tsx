import { Eye, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { COURSES, SELF_PACED_COURSES } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx';
import { PublishedLamp } from '../published-lamp.tsx';

interface PublishHeadProps {
  course: { _id: string; code: string; title: string };
  title: string;
  /** 0 before the first. */
  version: number;
  /** Beside the title. */
  children?: ReactNode;
  /** Leads to the versions, where that is not this page. */
  hasVersions?: boolean;
}

/** Of the pages about what learners have and what they will get. */
export function PublishHead({ course, title, version, children, hasVersions = true }: PublishHeadProps) {
  const paths = builderPaths(course._id);
  return (
    <header className="mb-4 grid gap-1">
      <Breadcrumbs
        items={[
          { label: 'Courses', to: COURSES },
          { label: 'Self-paced', to: SELF_PACED_COURSES },
          { label: course.code || course.title, to: paths.content },
          { label: title },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-2xl">{title}</h1>
          <PublishedLamp version={version} />
          {children}
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
          {hasVersions && (
            <ButtonLink size="sm" to={paths.versions}>
              <History aria-hidden="true" className="size-4" />
              Versions
            </ButtonLink>
          )}
          <ButtonLink size="sm" to={paths.preview}>
            <Eye aria-hidden="true" className="size-4" />
            Preview as learner
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
