import { CASE_STATUS_LABELS } from '#contracts/payment-cases/case-options.ts';
import type { CaseStatus } from '#domain/cases/case-status.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { caseLamps } from './case-words.ts';

export function CaseLamp({ status, boxed }: { status: CaseStatus; boxed?: boolean }) {
  return (
    <Lamp kind={caseLamps[status]} boxed={boxed} className="whitespace-nowrap">
      {CASE_STATUS_LABELS[status]}
    </Lamp>
  );
}
