import type { ParticipantCancellation } from '#contracts/after-sale/participants.ts';
import { formReader } from '#web/forms/form-reader.ts';

export type Cancellable = ParticipantCancellation & {
  figures: NonNullable<ParticipantCancellation['figures']>;
};
export const isCancellable = (place: ParticipantCancellation): place is Cancellable => place.figures !== null;

/** A place with what was shown of it: by the policy, and all that was paid. */
export const placeValue = ({ lineId, paidEur, figures: { refundEur, creditEur } }: Cancellable): string =>
  [lineId, refundEur, creditEur, paidEur].join(' ');

export const sumOf = (places: readonly Cancellable[]) => ({
  paidEur: places.reduce((sum, { paidEur }) => sum + paidEur, 0),
  refundEur: places.reduce((sum, { figures }) => sum + figures.refundEur, 0),
  creditEur: places.reduce((sum, { figures }) => sum + figures.creditEur, 0),
});

/** Places as the form names them, each with its figures. */
const placesIn = (form: FormData): { lineId: string; sums: number[] }[] =>
  formReader(form)
    .all('places')
    .map((value) => {
      const [lineId = '', ...sums] = value.split(' ');
      return { lineId, sums: sums.map(Number) };
    });

export function readCancelling(form: FormData) {
  const read = formReader(form);
  const isAllBack = read.text('figures') === 'all';
  const places = placesIn(form).map(({ lineId, sums: [refundEur = 0, creditEur = 0, paidEur = 0] }) =>
    isAllBack ? { lineId, refundEur: paidEur, creditEur: 0 } : { lineId, refundEur, creditEur },
  );
  return { places, isAllBack, reason: read.text('reason') };
}

export function readMoving(form: FormData) {
  const read = formReader(form);
  const places = placesIn(form).map(({ lineId, sums: [payEur = 0, backEur = 0] }) => ({
    lineId,
    payEur,
    backEur,
  }));
  const isFree = read.text('figures') === 'free';
  const licenceSeen = read.tick('licenceSeen');
  return { places, toCourseId: read.text('toCourseId'), isFree, licenceSeen, reason: read.text('reason') };
}
