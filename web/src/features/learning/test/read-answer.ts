import type { AskedQuestion } from '#contracts/learning/sittings.ts';
import type { FormReader } from '#web/forms/form-reader.ts';

/** What a form without a script says to a question; places that are given twice are no order, and no answer. */
export function readAnswer({ questionId, kind, answers }: AskedQuestion, form: FormReader): string[] {
  if (kind === 'hotspot') return form.text('x') === '' ? [] : [`${form.text('x')},${form.text('y')}`];
  if (kind !== 'order') return form.all(questionId);
  const placed = answers.map(({ answerId }) => ({ answerId, place: form.text(`place-${answerId}`) }));
  const isOrder = new Set(placed.map(({ place }) => place)).size === placed.length;
  const byPlace = placed.toSorted((one, other) => Number(one.place) - Number(other.place));
  return isOrder ? byPlace.map(({ answerId }) => answerId) : [];
}
