import { Seats } from '#web/ui/instruments/seats.tsx';
import { ratingWord } from './review-words.ts';

/** One rating, on the scale of five that it was given on. */
export function RatingTicks({ rating }: { rating: number }) {
  return (
    <div className="flex items-center gap-3 text-sm font-strong">
      <div className="w-20">
        <Seats taken={rating} total={5} label={`Rated ${rating} of 5`} />
      </div>
      {ratingWord(rating)}
    </div>
  );
}
