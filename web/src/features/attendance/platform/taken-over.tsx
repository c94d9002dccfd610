import { momentIn } from '#web/lib/format.ts';
import type { AttendanceAnswer } from '../attendance-words.ts';

interface TakenOverProps {
  list: NonNullable<AttendanceAnswer['platformList']>;
  zone: string;
}

/** Which list of the platform stands for a session, since when and by whom. */
export function TakenOver({ list: { fileName, takenAt, by }, zone }: TakenOverProps) {
  return (
    <p className="num text-sm text-muted wrap-anywhere">
      The platform’s list <bdi>{fileName || 'without a name'}</bdi> was taken over on{' '}
      {momentIn(zone, takenAt)} by <bdi>{by}</bdi>. What it says counts beside what our page has counted.
    </p>
  );
}
