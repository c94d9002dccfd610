import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { BackLink, OVER, Overlay } from '#web/ui/overlays/overlay.tsx';

interface DeleteLinkProps {
  to: string;
  /** Of whom or what would go. */
  name: string;
}

export function DeleteLink({ to, name }: DeleteLinkProps) {
  return (
    <TextLink
      to={to}
      state={OVER}
      preventScrollReset
      aria-label={`Delete ${name}`}
      className="inline-flex min-h-(--control-sm) items-center text-danger"
    >
      Delete
    </TextLink>
  );
}

interface DeleteQuestionProps {
  asked: { _id: string; name: string; courses: number };
  /** What follows, for one that no course names. */
  children: string;
  failure?: FormFailure;
  /** The address of the list. */
  below: string;
}

/** Stands over the list; what courses name is not offered to be deleted. */
export function DeleteQuestion({ asked, children, failure, below }: DeleteQuestionProps) {
  const { _id, name, courses } = asked;
  return (
    <Overlay below={below} title={`Delete ${name}?`}>
      {courses > 0 ? (
        <Notice
          tone="warning"
          title={`${name} is named by ${counted(courses, 'course')}`}
          action={<BackLink below={below} />}
        >
          Drafts and past courses count too. Choose another in them first.
        </Notice>
      ) : (
        <Form intent="delete" failure={failure} preventScrollReset className="grid gap-5">
          <input type="hidden" name="id" value={_id} />
          <p>{children}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <BackLink below={below} />
            <SubmitButton variant="danger">Delete</SubmitButton>
          </div>
        </Form>
      )}
    </Overlay>
  );
}
