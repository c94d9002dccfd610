import { Button } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { sizeText } from '#web/uploads/file-words.ts';
import type { Kept } from './copies.ts';
import type { CourseKeeper, KeepState } from './course-keeper.ts';
import { KEEP, noRoomText } from './kept-words.ts';
import { hasRoom, type Plan } from './plan.ts';

interface KeepDialogProps {
  course: Pick<Kept, 'courseId' | 'title'>;
  state: KeepState;
  keeper: CourseKeeper;
}

/** Says how large a course is and what it can do without a connection, before anything is kept. */
export function KeepDialog({ course, state, keeper }: KeepDialogProps) {
  const plan = state.kind === 'planned' ? state.plan : null;
  const leave = () => keeper.cancel(course.courseId);
  return (
    <Dialog
      title={`${KEEP}?`}
      open={plan !== null || state.kind === 'planning'}
      onOpenChange={(isOpen) => !isOpen && leave()}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          {plan && hasRoom(plan) && (
            <Button variant="primary" onClick={() => keeper.keep(plan)}>
              Keep {sizeText(plan.bytes)}
            </Button>
          )}
        </>
      }
    >
      <p dir="auto" className="text-lg wrap-anywhere">
        {course.title}
      </p>
      <p role="status" className="grid gap-1">
        <Figure size="lg">{plan ? sizeText(plan.bytes) : '…'}</Figure>
        <span className="num text-sm text-muted">{plan ? roomText(plan) : 'Asking how large it is'}</span>
      </p>
      {plan && !hasRoom(plan) && (
        <Notice tone="warning" live title="There is too little room">
          {noRoomText(plan)}
        </Notice>
      )}
      <p>
        All slides with their pictures and narration can then be learned without a connection. What you do
        arrives once you are online again. Tests need a connection. The copy is removed when you log out.
      </p>
    </Dialog>
  );
}

const roomText = ({ free }: Plan): string =>
  free === null ? 'on this device' : `of ${sizeText(Math.max(0, free))} that are free for this site`;
