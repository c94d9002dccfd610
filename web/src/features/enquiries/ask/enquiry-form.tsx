import { type SubmitEvent, useMemo, useState } from 'react';
import { type FetcherWithComponents, useNavigation } from 'react-router';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { keyAfter } from '#web/forms/submission.ts';
import { type FormFailure, type FormIssues, useFormIssues } from '#web/forms/use-form-issues.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { AccountFields } from './account-fields.tsx';
import { checkEnquiry } from './check-enquiry.ts';
import { ENQUIRE, STAY, shownFailure } from './enquiry-answer.ts';
import { ContactFields, MessageField, PersonFields, PracticeFields, Wishes } from './enquiry-fields.tsx';
import { type AskedCourse, enquiryPath } from './enquiry-path.ts';
import { Honeypot } from './honeypot.tsx';

interface EnquiryFormProps {
  course: (AskedCourse & { title: string }) | null;
  /** To be told when a seat is free. */
  isNotice?: boolean;
  /** What the last submission was answered. */
  answer: unknown;
  /** In a dialog the answer comes by this, and the page stays. */
  fetcher?: FetcherWithComponents<unknown>;
}

/** Checked when it is sent, first by the browser where scripts run, then by the server. */
export function EnquiryForm({ course, isNotice = false, answer, fetcher }: EnquiryFormProps) {
  const navigation = useNavigation();
  const isSubmitting = (fetcher ?? navigation).state === 'submitting';
  const [unsent, setUnsent] = useState<FormFailure>();
  const refused = useMemo(() => shownFailure(answer), [answer]);
  // While a new answer is awaited, the last one has nothing more to say.
  const failure = unsent ?? (isSubmitting ? undefined : refused);
  const form = useFormIssues(failure);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const issues = checkEnquiry(new FormData(event.currentTarget));
    setUnsent(issues.length > 0 ? { issues } : undefined);
    if (issues.length > 0) event.preventDefault();
    else giveKey(event.currentTarget);
  }

  return (
    <Form
      action={enquiryPath({ course, isNotice })}
      intent={ENQUIRE}
      failure={stillOpen(form)}
      fetcher={fetcher}
      onSubmit={submit}
      defaultShouldRevalidate={false}
      className="grid gap-6"
    >
      {fetcher && <input type="hidden" name={STAY} value="on" />}
      <input type="hidden" name="idempotencyKey" defaultValue={keyAfter(answer, '')} />
      <PersonFields form={form} />
      <PracticeFields form={form} />
      <MessageField form={form} initial={isNotice && course ? noticeMessage(course.title) : ''} />
      <ContactFields form={form} />
      <div>
        <Wishes form={form} isNotice={isNotice} />
        <AccountFields form={form} />
      </div>
      <Honeypot />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton busyLabel="Submitting...">Submit enquiry</SubmitButton>
        <p className="text-sm text-muted">
          We use what you write to answer you. See our <TextLink to="/privacy">privacy policy</TextLink>.
        </p>
      </div>
    </Form>
  );
}

/** What is left to correct: an issue leaves the summary with the first change of its field. */
function stillOpen({ failure, errorOf }: FormIssues): FormFailure | undefined {
  if (!failure?.issues?.length) return failure;
  return { issues: failure.issues.filter(({ field }) => errorOf(field) !== undefined) };
}

const noticeMessage = (title: string) =>
  `Please tell me when a seat is free on “${title}”, or when it runs again.`;

/**
 * The page is the same for everyone, so the key is made here, once for all tries of the same question. Browsers make
 * one only for pages that came over a secure connection.
 */
function giveKey(form: HTMLFormElement) {
  const field = form.elements.namedItem('idempotencyKey');
  if (field instanceof HTMLInputElement) field.value ||= crypto.randomUUID?.() ?? '';
}
