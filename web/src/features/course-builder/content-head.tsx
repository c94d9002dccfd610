import { ChartNoAxesColumn, Eye, History } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Draft } from '#contracts/course-builder/draft.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { COURSES, SELF_PACED_COURSES } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { showToast } from '#web/ui/messages/toast.tsx';
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx';
import { changesWords, NOT_SAVED } from './desk/desk-words.ts';
import type { DraftDesk } from './desk/draft-desk.ts';
import { DraftState } from './desk/draft-state.tsx';
import { useDesk } from './desk/use-desk.ts';
import { changedParts, countChanges } from './outline/outline-changes.ts';
import { PublishedLamp } from './published-lamp.tsx';

interface ContentHeadProps {
  desk: DraftDesk;
  draft: Pick<Draft, 'course' | 'publishedOutline'>;
  /** What can be done about a conflict. */
  compare: ReactNode;
  /** What else can be done with the draft. */
  tools: ReactNode;
}

/** What is written, how it stands against what learners have, and what has become of the last words. */
export function ContentHead({ desk, draft, compare, tools }: ContentHeadProps) {
  const { code, title, publishedVersion, _id } = draft.course;
  const changes = useChanges(desk, draft.publishedOutline);
  const paths = builderPaths(_id);
  return (
    <header className="mb-4 grid gap-1">
      <Breadcrumbs
        items={[
          { label: 'Courses', to: COURSES },
          { label: 'Self-paced', to: SELF_PACED_COURSES },
          { label: code || title },
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-2xl">Course content</h1>
          <PublishedLamp version={publishedVersion} />
          {changes > 0 && <Tag tone="warning">{changesWords(changes)}</Tag>}
          <DraftState desk={desk} compare={compare} />
        </div>
        <div className="ms-auto flex flex-wrap gap-2 max-md:ms-0 max-md:w-full max-md:*:flex-1 max-md:*:px-2 max-md:[&_svg]:hidden">
          {tools}
          <SavedLink desk={desk} to={paths.analysis}>
            <ChartNoAxesColumn />
            Analysis
          </SavedLink>
          <SavedLink desk={desk} to={paths.versions}>
            <History />
            Versions
          </SavedLink>
          <SavedLink desk={desk} to={paths.preview}>
            <Eye />
            Preview as learner
          </SavedLink>
          <SavedLink desk={desk} to={paths.publish} isMain>
            Publish v{publishedVersion + 1}
          </SavedLink>
        </div>
      </div>
    </header>
  );
}

/** Counted anew with every key, and drawn anew where the count is another. */
function useChanges(desk: DraftDesk, publishedOutline: Draft['publishedOutline']): number {
  const outline = useDesk(desk, (state) => state.outline);
  const changed = useMemo(() => changedParts(publishedOutline, outline), [publishedOutline, outline]);
  return useDesk(desk, ({ heads, tests }) =>
    countChanges({ publishedOutline, outline, heads, tests }, changed),
  );
}

interface SavedLinkProps {
  desk: DraftDesk;
  to: string;
  isMain?: boolean;
  children: ReactNode;
}

/** Leads to what shows the stored draft, once all of it is stored. */
function SavedLink({ desk, to, isMain, children }: SavedLinkProps) {
  const navigate = useNavigate();
  const [isWaiting, setIsWaiting] = useState(false);
  async function goSaved(event: MouseEvent) {
    if (desk.isSaved()) return;
    event.preventDefault();
    setIsWaiting(true);
    await desk.flush();
    setIsWaiting(false);
    if (desk.isSaved()) navigate(to);
    else showToast(NOT_SAVED, { tone: 'danger' });
  }
  return (
    <ButtonLink
      to={to}
      size="sm"
      variant={isMain ? 'primary' : 'outline'}
      busy={isWaiting}
      onClick={(event) => void goSaved(event)}
    >
      {children}
    </ButtonLink>
  );
}
