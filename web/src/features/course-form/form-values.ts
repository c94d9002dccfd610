import type { ManagedCourse } from '#contracts/course-office/admin-course.ts';
import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Site } from '#contracts/site/site.ts';
import { type Installment, withShares } from './payment/installment-shares.ts';

/**
 * What the form holds: a course as it is sent. A number or a day that was typed is a text until the server, or the
 * same schema in the browser, reads it.
 */
export type FormValues = CourseForm;

const DEPOSIT = { depositPercentage: 30, remainingDueDays: 7 };
const INSTALLMENTS = { numberOfInstallments: 2, installmentPlan: [] };

type Plan = NonNullable<FormValues['enrollment']['paymentOptions']['installmentStructure']>;

export const blankInstallment = (number: number): Installment => ({
  installmentNumber: number,
  description: '',
  percentageOfTotal: 0,
  dueRelativeToStart: null,
});

/** A row for each instalment, each with the share that will be charged. */
const withEveryRow = ({ numberOfInstallments, installmentPlan }: Plan): Plan => ({
  numberOfInstallments,
  installmentPlan: withShares(
    Array.from(
      { length: Math.max(numberOfInstallments, installmentPlan.length) },
      (_, index) => rowOf(installmentPlan, index + 1) ?? blankInstallment(index + 1),
    ),
  ),
});

/** Those without a share are not stored, so that the others tell their number. */
const rowOf = (plan: readonly Installment[], number: number) =>
  plan.find(({ installmentNumber }) => installmentNumber === number);

/** A course as the form begins with it: what only the server says is left out, what a choice may need is there. */
export function valuesOf(course: CourseForm | ManagedCourse, blank: CourseForm): FormValues {
  const kept = likeBlank(course, blank);
  const { paymentOptions } = kept.enrollment;
  return {
    ...kept,
    enrollment: {
      ...kept.enrollment,
      earlyBird: { ...blank.enrollment.earlyBird, ...kept.enrollment.earlyBird },
      paymentOptions: {
        ...paymentOptions,
        depositStructure: paymentOptions.depositStructure ?? DEPOSIT,
        installmentStructure: withEveryRow(paymentOptions.installmentStructure ?? INSTALLMENTS),
      },
    },
  };
}

/** Of each section only what the form knows by name; what a kind of course does not have is blank. */
function likeBlank(course: CourseForm | ManagedCourse, blank: CourseForm): CourseForm {
  const names = (of: object) => Object.keys(of);
  const picked = (from: object, shape: object): unknown =>
    Object.fromEntries(names(shape).map((name) => [name, Reflect.get(from, name)]));
  return Object.fromEntries(
    names(blank).map((name) => {
      const [section, shape] = [Reflect.get(course, name), Reflect.get(blank, name)];
      return [name, picked({ ...shape, ...section }, shape)];
    }),
  ) as CourseForm;
}

/** A new course, with what the settings say of the house. */
export function firstValues(
  blank: CourseForm,
  { brand, contact }: Pick<Site, 'brand' | 'contact'>,
): FormValues {
  const values = valuesOf(blank, blank);
  return {
    ...values,
    certification: { ...values.certification, issuingAuthority: brand.name },
    contact: {
      ...values.contact,
      email: contact.email,
      whatsapp: contact.whatsapp,
      supportHours: '9 AM - 6 PM (Monday-Friday)',
    },
  };
}

/** A new course that begins as another does; code, dates and people are its own. */
export function fromTemplate(template: FormValues): FormValues {
  const { basic, schedule, live, metadata } = template;
  return {
    ...template,
    basic: { ...basic, courseCode: '', status: 'draft' },
    schedule: { ...schedule, startDate: null, endDate: null, registrationDeadline: null },
    live: { ...live, sessions: live.sessions.map((session) => ({ ...session, _id: null, date: null })) },
    metadata: { ...metadata, isTemplate: false, templateName: '' },
  };
}
