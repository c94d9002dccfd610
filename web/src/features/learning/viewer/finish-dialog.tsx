import { use } from 'react';
import { Link } from 'react-router';
import { counted } from '#web/lib/format.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { OFFLINE_TEST } from '../kept/kept-words.ts';
import { useOnline } from '../kept/use-online.ts';
import { type CourseContent, slideAddress } from './course-outline.ts';
import { SurroundingsContext } from './surroundings.ts';
import type { Turning } from './use-turning.ts';

interface FinishDialogProps {
  turning: Pick<Turning, 'isFinished' | 'stay' | 'missed'>;
  content: Pick<CourseContent, 'course' | 'tests'>;
}

const SHOWN = 5;

/** The end of the course, told honestly, and the ways on: to the test that is not passed yet, and back to the portal. */
export function FinishDialog({ turning: { isFinished, stay, missed }, content }: FinishDialogProps) {
  const { courseId, title } = content.course;
  const isOnline = useOnline();
  const { exit, addressOfTest } = use(SurroundingsContext);
  const open = content.tests.find(({ isPassed }) => !isPassed);
  const test = isOnline ? open : undefined;
  const more = missed.length - SHOWN;
  return (
    <Dialog
      title={missed.length === 0 ? 'Congratulations!' : 'Congratulations, you have reached the end'}
      open={isFinished}
      onOpenChange={(isOpen) => !isOpen && stay()}
      footer={
        <>
          <Button onClick={stay}>Stay on this slide</Button>
          <ButtonLink variant={test ? 'outline' : 'primary'} to={exit.to}>
            {exit.label}
          </ButtonLink>
          {test && (
            <ButtonLink variant="primary" to={addressOfTest(courseId, test.testId)}>
              {test.title}
            </ButtonLink>
          )}
        </>
      }
    >
      {open && !test && (
        <p>
          {OFFLINE_TEST}. {open.title} waits until you are online.
        </p>
      )}
      {missed.length === 0 ? (
        <p>You have completed all slides of {title}.</p>
      ) : (
        <>
          <p>
            {counted(missed.length, 'slide')} of {title} {missed.length === 1 ? 'is' : 'are'} not completed
            yet:
          </p>
          <ul className="grid gap-1">
            {missed.slice(0, SHOWN).map(({ slideId, title: name }) => (
              <li key={slideId}>
                <Link to={slideAddress(slideId)} onClick={stay}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          {more > 0 && <p className="text-muted">and {counted(more, 'more', 'more')} in the contents</p>}
        </>
      )}
    </Dialog>
  );
}
