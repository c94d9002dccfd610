import { clockText } from '#domain/time/clock-text.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { useHere } from '../beside.ts';
import { dayWords } from './note-words.ts';
import type { Pin } from './pin-book.ts';

/** Where it hangs, which leads there, and since when. */
export function PinPlace({ pin }: { pin: Pin }) {
  const { numberOf, addressOf } = useHere();
  const number = numberOf(pin.slideId);
  return (
    <>
      {number === undefined ? (
        <span>A slide of an earlier version</span>
      ) : (
        <TextLink to={addressOf(pin)} className="num font-medium text-ink">
          Slide {number} at {clockText(pin.positionMs)}
        </TextLink>
      )}
      <span className="me-auto">
        {dayWords(pin.createdAt)}
        {!pin.isSent && pin.problem === null && ', on this device'}
      </span>
    </>
  );
}
