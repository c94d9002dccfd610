import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { sizeText } from '#web/uploads/file-words.ts';
import { PORTAL, viewerPath } from '../course-paths.ts';
import type { Kept } from './copies.ts';
import { KEEP, KEPT_HERE } from './kept-words.ts';
import { useKept } from './use-keeper.ts';
import { useOnline } from './use-online.ts';

/** What can be learned without a connection. It is what stands for the portal while there is none. */
export function KeptPage() {
  const { keeper, kept } = useKept();
  const isOnline = useOnline();
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title={KEPT_HERE} size="3xl" />
      <div role="status">
        {!isOnline && kept && kept.length > 0 && (
          <Notice tone="warning" title="You are offline" className="mb-6">
            The courses below can be learned to the end. What you do is kept on this device and arrives once
            you are online. Tests, the portal and everything else need a connection.
          </Notice>
        )}
      </div>
      {kept?.length === 0 && <NothingKept />}
      {kept && kept.length > 0 && (
        <ul className="border-t border-hairline">
          {kept.map((one) => (
            <KeptRow key={one.courseId} kept={one} remove={() => keeper.remove(one.courseId)} />
          ))}
        </ul>
      )}
    </main>
  );
}

const KeptRow = ({
  kept: { courseId, title, bytes, version },
  remove,
}: {
  kept: Kept;
  remove: () => void;
}) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-hairline py-5">
    <div className="min-w-0 flex-[1_1_16rem]">
      <h2 dir="auto" className="text-lg wrap-anywhere">
        {title}
      </h2>
      <p className="num text-sm text-muted">
        {sizeText(bytes)}, version {version}
      </p>
    </div>
    <div className="flex flex-wrap gap-2">
      {/* Opened as a document, for only such a one has the worker behind it. */}
      <ButtonLink
        variant="primary"
        size="sm"
        reloadDocument
        to={viewerPath(courseId)}
        aria-label={`Learn ${title}`}
      >
        Learn
      </ButtonLink>
      <Button size="sm" variant="ghost" aria-label={`Remove ${title} from this device`} onClick={remove}>
        Remove
      </Button>
    </div>
  </li>
);

const NothingKept = () => (
  <EmptyState
    wide
    title="No course is kept on this device"
    actions={
      <ButtonLink variant="primary" to={PORTAL}>
        Your courses
      </ButtonLink>
    }
  >
    “{KEEP}” beside a course of yours lets you learn it without a connection.
  </EmptyState>
);
