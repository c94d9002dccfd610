import { Check, Download } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ProgressBar } from '#web/ui/instruments/progress-bar.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import { sizeText } from '#web/uploads/file-words.ts';
import { KEPT_PAGE } from '../course-paths.ts';
import type { Kept } from './copies.ts';
import type { CourseKeeper } from './course-keeper.ts';
import { KeepDialog } from './keep-dialog.tsx';
import { KEEP, KEPT_HERE } from './kept-words.ts';
import { canKeep, useKeeper } from './use-keeper.ts';

interface KeepOnDeviceProps {
  course: Pick<Kept, 'courseId' | 'title'>;
  keeper?: CourseKeeper;
  className?: string;
}

/** Keeps a course for when there is no connection, and takes it away again. Its place is there before it works. */
export function KeepOnDevice({ course, keeper: given, className }: KeepOnDeviceProps) {
  const { keeper, state } = useKeeper(course.courseId, given);
  const isAble = useHasScript() && (given !== undefined || canKeep());
  return (
    <div
      className={cx(
        'flex min-h-(--control-sm) flex-wrap items-center gap-x-3 gap-y-1 text-sm',
        !isAble && 'invisible',
        className,
      )}
    >
      {state.kind === 'keeping' && (
        <Keeping {...state} title={course.title} cancel={() => keeper.cancel(course.courseId)} />
      )}
      {state.kind === 'kept' && <KeptHere kept={state.kept} remove={() => keeper.remove(course.courseId)} />}
      {state.kind !== 'keeping' && state.kind !== 'kept' && (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-3.5"
          aria-label={`${KEEP}: ${course.title}`}
          onClick={() => keeper.ask(course)}
        >
          <Download aria-hidden="true" className="size-4" />
          {KEEP}
        </Button>
      )}
      <p
        role="status"
        className={state.kind === 'absent' && state.problem ? 'w-full text-danger' : 'sr-only'}
      >
        {state.kind === 'absent' && state.problem}
        {state.kind === 'kept' && `${course.title} is kept on this device`}
      </p>
      <KeepDialog course={course} state={state} keeper={keeper} />
    </div>
  );
}

interface KeepingProps {
  title: string;
  done: number;
  bytes: number;
  cancel: () => void;
}

const Keeping = ({ title, done, bytes, cancel }: KeepingProps) => (
  <>
    <span className="w-28">
      <ProgressBar percent={bytes > 0 ? Math.floor((100 * done) / bytes) : 0} label={`Keeping ${title}`} />
    </span>
    <span className="num text-muted">
      {sizeText(done)} of {sizeText(bytes)}
    </span>
    <Button
      size="sm"
      variant="ghost"
      className="-ms-3.5"
      aria-label={`Cancel keeping ${title}`}
      onClick={cancel}
    >
      Cancel
    </Button>
  </>
);

const KeptHere = ({ kept, remove }: { kept: Kept; remove: () => void }) => (
  <>
    <Check aria-hidden="true" className="size-4 text-success" />
    <span className="num">
      <TextLink to={KEPT_PAGE}>{KEPT_HERE}</TextLink>, {sizeText(kept.bytes)}
    </span>
    <Button
      size="sm"
      variant="ghost"
      className="-ms-3.5"
      aria-label={`Remove ${kept.title} from this device`}
      onClick={remove}
    >
      Remove
    </Button>
  </>
);
