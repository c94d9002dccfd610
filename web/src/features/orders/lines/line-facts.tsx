import type { OrderLine, OrderLineDetail } from '#contracts/orders/orders.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { accessUntilText, dayRange, eurText } from '#web/lib/format.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { KeyValueRow } from '#web/ui/layout/key-value.tsx';

interface LineFactsProps {
  line: OrderLineDetail;
  /** All of its order. */
  lines: readonly OrderLine[];
}

/** When and where a course of an order takes place, what it cost there and what came with it: rows of a list. */
export function LineFacts({ line, lines }: LineFactsProps) {
  const brought = lines.filter(({ cameWith }) => cameWith === line._id);
  return (
    <>
      <WhenRows line={line} />
      {lines.length > 1 && <PriceRow line={line} bringer={lines.find(({ _id }) => _id === line.cameWith)} />}
      {brought.length > 0 && (
        <KeyValueRow term="Comes with it, free">
          {brought.map(({ _id, course }) => (
            <span key={_id} dir="auto" className="block">
              {course.title}
            </span>
          ))}
        </KeyValueRow>
      )}
    </>
  );
}

function WhenRows({ line: { course, enrolled, accessUntil } }: Pick<LineFactsProps, 'line'>) {
  if (course.kind === 'ELearningCourse') {
    return (
      <KeyValueRow term="When">
        Self-paced, starts at once
        {enrolled && <span className="block text-muted">{accessUntilText(accessUntil)}</span>}
      </KeyValueRow>
    );
  }
  const { startDate, endDate, startTime, venueTimezone, city } = course;
  return (
    <>
      <KeyValueRow term="When">
        <bdi dir="ltr">{dayRange(startDate, endDate)}</bdi>
        {startTime && `, ${startTime} ${onClocksOf(venueTimezone, city)}`}
      </KeyValueRow>
      <KeyValueRow term="Where">{placeText(course)}</KeyValueRow>
    </>
  );
}

function PriceRow({ line, bringer }: { line: OrderLine; bringer: OrderLine | undefined }) {
  if (bringer) return <KeyValueRow term="Price">Free with {bringer.course.title}</KeyValueRow>;
  const { priceEur, listEur } = line;
  if (priceEur === null) return null;
  const reductions = reductionsOf(line);
  return (
    <KeyValueRow term="Price">
      {priceEur > 0 ? eurText(priceEur) : 'Free'}
      {listEur !== null && reductions.length > 0 && (
        <span className="block text-muted">
          {eurText(listEur)} less {reductions.join(' and ')}
        </span>
      )}
    </KeyValueRow>
  );
}

/** 'early bird €200.00' */
const reductionsOf = ({ earlyBirdEur, promoEur }: OrderLine): string[] =>
  (
    [
      ['early bird', earlyBirdEur],
      ['promo code', promoEur],
    ] as const
  ).flatMap(([name, minor]) => (minor ? [`${name} ${eurText(minor)}`] : []));
