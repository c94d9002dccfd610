import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { importNewCourse } from '#contracts/course-builder/import.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NEW_COURSE_UPLOAD } from '#web/uploads/upload-targets.ts';
import { ImportChoice, ImportSending, ImportTold } from './import-steps.tsx';
import { ACCEPTED_EXPORTS, exportRefusal, NEW_COURSE_FACTS, WORDS } from './import-words.ts';
import { useImport } from './use-import.ts';

type Answer = Partial<AnswerOf<typeof importNewCourse>>;

/** A button, and behind it what becomes a new course of the file of an export. */
export function NewCourseDialog({ onImported }: { onImported: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { state, send, reset } = useImport<AnswerOf<typeof importNewCourse>>({
    target: NEW_COURSE_UPLOAD,
    refusalOf: exportRefusal,
    onImported,
  });
  function turn(open: boolean) {
    if (!open) reset();
    setIsOpen(open);
  }
  return (
    <Dialog
      title={WORDS.newTitle}
      trigger={
        <Button size="sm">
          <FileUp aria-hidden="true" className="size-4" />
          {WORDS.newTitle}
        </Button>
      }
      open={isOpen}
      onOpenChange={turn}
      width="lg"
      footer={
        state.at === 'report' ? (
          <Made answer={state.answer} onClose={() => turn(false)} />
        ) : (
          <Button onClick={() => turn(false)}>{WORDS.cancel}</Button>
        )
      }
    >
      {state.at === 'choice' && (
        <ImportChoice
          failure={state.failure}
          hint={WORDS.newHint}
          accept={ACCEPTED_EXPORTS}
          facts={NEW_COURSE_FACTS}
          onFile={send}
        />
      )}
      {state.at === 'sending' && <ImportSending name={state.name} share={state.share} />}
      {state.at === 'report' && <NewCourse name={state.name} answer={state.answer} />}
    </Dialog>
  );
}

function NewCourse({ name, answer: { course, report } }: { name: string; answer: Answer }) {
  return (
    <>
      {report && <ImportTold name={name} report={report} />}
      {course && (
        <p className="wrap-anywhere">
          <span className="num text-muted">{course.code}</span> {course.title}
        </p>
      )}
    </>
  );
}

const { edit, content } = MANAGERS_OF_COURSES.ELearningCourse;

/** The course that was made is one step away. */
function Made({ answer: { course }, onClose }: { answer: Answer; onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>{WORDS.close}</Button>
      {course && content && (
        <>
          <ButtonLink to={content(course._id)}>{WORDS.openContent}</ButtonLink>
          <ButtonLink to={edit(course._id)} variant="primary">
            {WORDS.openForm}
          </ButtonLink>
        </>
      )}
    </>
  );
}
