import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { MAXIMUM_ATTENDEES } from '#contracts/payment-cases/case-options.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { keptValues } from '#web/forms/kept-values.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { caseList } from '../list/case-view.ts';
import { AttendeesFields } from './attendees-fields.tsx';
import { readAttendees } from './attendees-read.ts';
import { CourseFields, type CourseOption } from './case-form-courses.tsx';
import { LockedTerms, lockReason } from './case-form-locked.tsx';
import { CaseSummary } from './case-form-summary.tsx';
import { type FormPart, TermsFields } from './case-form-terms.tsx';
import type { Entered } from './case-form-values.ts';

interface CaseFormProps {
  /** What the fields begin with. */
  initial: Entered;
  /** The case that is changed; none for a new one. */
  one?: PaymentCaseDetail;
  /** AED for one EUR by the settings. */
  rate: number;
  isAdmin: boolean;
  courses: readonly CourseOption[];
  failure?: FormFailure;
  idempotencyKey?: string;
}

export function CaseForm({ initial, one, failure, idempotencyKey, courses, ...context }: CaseFormProps) {
  const [entered, setEntered] = useState<Entered>(failure?.values ?? initial);
  const { unsent, holdBack } = useUnsent();
  const form = useFormIssues(unsent ?? failure);
  const part = { form, initial, entered };
  const reason = one && lockReason(one);
  return (
    <Form
      intent={one ? 'edit' : 'create'}
      failure={form.failure}
      idempotencyKey={idempotencyKey}
      onSubmit={holdBack}
      onInput={(event) => setEntered(keptValues(new FormData(event.currentTarget)))}
    >
      {/* A refused form keeps the version it was read with, so that nobody's change is pressed away. */}
      {one && (
        <input type="hidden" name="version" value={form.enteredValue('version', String(one.version))} />
      )}
      <div className="grid items-start gap-4 xl:grid-cols-12">
        <div className="grid min-w-0 gap-4 xl:col-span-8">
          <Sheet title="Request">
            <div className="grid max-w-200 gap-5">
              <RequestFields {...part} />
              {one && reason ? (
                <LockedTerms one={one} initial={initial} reason={reason} />
              ) : (
                <TermsFields {...part} {...context}>
                  {!one && <ExpiryField {...part} />}
                </TermsFields>
              )}
            </div>
          </Sheet>
          <Sheet title="Payer">
            <PayerFields {...part} />
          </Sheet>
          <Sheet title="Attendees">
            <AttendeesFields form={form} initial={initial} />
          </Sheet>
          <Sheet title="Linked courses">
            <CourseFields form={form} initial={initial} courses={courses} />
          </Sheet>
          <Sheet title="Notes">
            <TextArea
              label="Internal notes"
              optional
              hint="For the office only; the payer never sees them."
              {...form.field('notes', initial.notes)}
            />
          </Sheet>
        </div>
        <div className="min-w-0 self-stretch xl:col-span-4">
          <CaseSummary entered={entered} rate={context.rate} end={endWords(one, entered)}>
            {one ? <EditButtons one={one} /> : <CreateButtons {...part} />}
          </CaseSummary>
        </div>
      </div>
    </Form>
  );
}

/** More attendees than a case can have may be more than the server reads, which could then not say what is wrong. */
function useUnsent() {
  const [unsent, setUnsent] = useState<FormFailure>();
  function holdBack(event: SubmitEvent<HTMLFormElement>) {
    const { attendees, issues } = readAttendees(keptValues(new FormData(event.currentTarget)));
    const isTooMany = attendees.length > MAXIMUM_ATTENDEES;
    setUnsent(isTooMany ? { issues } : undefined);
    if (isTooMany) event.preventDefault();
  }
  return { unsent, holdBack };
}

function endWords(one: PaymentCaseDetail | undefined, { expiryDays = '' }: Entered): string {
  if (one?.expiresAt) return `The link is valid until ${officeMoment(one.expiresAt)}; Extend moves it.`;
  const days = one?.expiryDays ?? Number(expiryDays);
  return days >= 1
    ? `The link is valid for ${counted(days, 'day')} from when it is sent.`
    : 'Enter for how many days the link is valid.';
}

function RequestFields({ form, initial }: FormPart) {
  return (
    <FieldGrid>
      <TextField
        label="Title"
        hint="What the payer pays for, as it stands on the page, in the mail and on the receipt."
        autoComplete="off"
        {...form.field('title', initial.title)}
      />
      <TextArea label="Description" optional {...form.field('description', initial.description)} />
    </FieldGrid>
  );
}

function ExpiryField({ form, initial }: FormPart) {
  return (
    <TextField
      label="Link expiry days"
      type="number"
      min={1}
      step={1}
      inputMode="numeric"
      span="half"
      {...form.field('expiryDays', initial.expiryDays)}
    />
  );
}

function PayerFields({ form, initial }: FormPart) {
  return (
    <FieldGrid className="max-w-200">
      <TextField
        label="Payer name"
        span="half"
        autoComplete="off"
        {...form.field('payerName', initial.payerName)}
      />
      <TextField
        label="Payer email"
        type="email"
        span="half"
        autoComplete="off"
        {...form.field('payerEmail', initial.payerEmail)}
      />
      <TextField
        label="Payer phone"
        type="tel"
        span="half"
        optional
        autoComplete="off"
        {...form.field('payerPhone', initial.payerPhone)}
      />
    </FieldGrid>
  );
}

function CreateButtons({ form, initial, entered }: FormPart) {
  const isDraft = 'saveAsDraft' in entered;
  return (
    <>
      <Checkbox
        name="saveAsDraft"
        label="Save as draft"
        hint={isDraft ? 'Nothing is sent until you send it.' : 'The payer is mailed the link at once.'}
        defaultChecked={'saveAsDraft' in (form.failure?.values ?? initial)}
      />
      <Buttons cancelTo={caseList.to({})}>{isDraft ? 'Save draft' : 'Create payment case'}</Buttons>
    </>
  );
}

const EditButtons = ({ one }: { one: PaymentCaseDetail }) => (
  <Buttons cancelTo={caseList.to({ case: one._id })}>Save changes</Buttons>
);

const Buttons = ({ cancelTo, children }: { cancelTo: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">
    <SubmitButton>{children}</SubmitButton>
    <ButtonLink to={cancelTo}>Cancel</ButtonLink>
  </div>
);
