import { LIMITED_SEATS } from '#domain/courses/course-status.ts';
import { Lamp, type LampKind } from '#web/ui/instruments/lamp.tsx';

const runLamps: Record<string, { kind: LampKind; word: string }> = {
  draft: { kind: 'draft', word: 'Draft' },
  open: { kind: 'open', word: 'Open' },
  full: { kind: 'full', word: 'Full' },
  closed: { kind: 'closed', word: 'Closed' },
  'in-progress': { kind: 'in-progress', word: 'In progress' },
  completed: { kind: 'completed', word: 'Completed' },
  cancelled: { kind: 'cancelled', word: 'Cancelled' },
};

/** Open with few seats left is shown as limited, as visitors see it. */
export function RunLamp({ status, seatsLeft }: { status: string; seatsLeft: number }) {
  if (status === 'open' && seatsLeft <= LIMITED_SEATS) return <Lamp kind="limited">Limited</Lamp>;
  const { kind, word } = runLamps[status] ?? { kind: 'draft', word: status };
  return <Lamp kind={kind}>{word}</Lamp>;
}
