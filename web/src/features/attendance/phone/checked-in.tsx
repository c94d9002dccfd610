import { Check } from 'lucide-react';
import type { checkInEndpoints } from '#contracts/attendance/check-in.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { timeIn } from '#web/lib/format.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

type Answer = AnswerOf<typeof checkInEndpoints.checkIn>;

interface CheckedInProps {
  name: string;
  arrivedAt: string | null;
  day: NonNullable<Answer['day']>;
}

/** That it has worked, and when. */
export function CheckedIn({ name, arrivedAt, day }: CheckedInProps) {
  return (
    <div className="grid gap-2">
      <span className="grid size-18 place-items-center rounded-full bg-success text-on-deep">
        <Check aria-hidden="true" strokeWidth={1.5} className="size-10" />
      </span>
      <h1 className="mt-2 text-3xl tracking-display">You are checked in</h1>
      {arrivedAt && <Figure size="xl">{timeIn(day.venueTimezone, arrivedAt)}</Figure>}
      <p className="num text-muted">
        {day.code}, day {day.number} of {day.of}, {day.venueName || day.city}
      </p>
      <KeyValue className="mt-6">
        <KeyValueRow term="Name">
          <bdi>{name}</bdi>
        </KeyValueRow>
        <KeyValueRow term="Attendance">
          day {day.number} of {day.of}
        </KeyValueRow>
        <KeyValueRow term="For the certificate">{day.minimumAttendance}% needed</KeyValueRow>
        <KeyValueRow term="Today ends">{day.endTime}</KeyValueRow>
      </KeyValue>
    </div>
  );
}
