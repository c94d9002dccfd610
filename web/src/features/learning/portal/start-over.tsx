import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { BackLink, Overlay } from '#web/ui/overlays/overlay.tsx';
import type { MyCourse } from './my-course.ts';
import { MY_COURSES } from './portal-view.ts';

type StartOverProps = { course: MyCourse; failure?: FormFailure };

/** Asks first: the attempt is archived, and the course begins at its first slide. */
export function StartOver({ course: { slug, title, completedSlides }, failure }: StartOverProps) {
  return (
    <Overlay roomy below={MY_COURSES} title={`Start ${title} over?`}>
      <Form intent={intentOn('restart', slug)} failure={failure} preventScrollReset className="grid gap-5">
        <p>
          You begin again at the first slide, in the newest version.{' '}
          {counted(completedSlides, 'completed slide')} {completedSlides === 1 ? 'goes' : 'go'} into your
          history. Notes, bookmarks, test results and certificates stay.
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <BackLink below={MY_COURSES} />
          <SubmitButton variant="danger" busyLabel="Starting over...">
            Start Over
          </SubmitButton>
        </div>
      </Form>
    </Overlay>
  );
}
