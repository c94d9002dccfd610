import type { CertificateState } from '#domain/certificates/certificate-state.ts';
import { Lamp, type LampKind } from '#web/ui/instruments/lamp.tsx';
import { STATES } from './certificate-words.ts';

const LAMPS: Readonly<Record<CertificateState, LampKind>> = {
  valid: 'open',
  expired: 'closed',
  revoked: 'cancelled',
  superseded: 'closed',
};

export function StateLamp({ state }: { state: CertificateState }) {
  return <Lamp kind={LAMPS[state]}>{STATES[state]}</Lamp>;
}
