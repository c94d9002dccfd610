import type { ReactNode } from 'react';
import { Lamp, type LampKind } from '#web/ui/instruments/lamp.tsx';

const KINDS: readonly LampKind[] = [
  'draft',
  'open',
  'limited',
  'full',
  'in-progress',
  'completed',
  'cancelled',
  'closed',
];

interface CourseLampProps {
  badge: { kind: string; label: string };
  boxed?: boolean;
  children?: ReactNode;
}

/** The badge of a course; a status that has no sign of its own gets the one for closed. */
export function CourseLamp({ badge, boxed, children = badge.label }: CourseLampProps) {
  const kind = KINDS.find((known) => known === badge.kind) ?? 'closed';
  return (
    <Lamp kind={kind} boxed={boxed}>
      {children}
    </Lamp>
  );
}
