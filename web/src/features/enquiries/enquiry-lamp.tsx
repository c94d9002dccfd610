import { ENQUIRY_STATUSES } from '#contracts/enquiries/enquiry-options.ts';
import { Lamp, type LampKind } from '#web/ui/instruments/lamp.tsx';
import type { EnquiryStatus } from './list/enquiry-view.ts';

const kinds: Record<EnquiryStatus, LampKind> = {
  new: 'limited',
  open: 'in-progress',
  answered: 'completed',
  closed: 'closed',
  spam: 'cancelled',
};

export function EnquiryLamp({ status, boxed }: { status: EnquiryStatus; boxed?: boolean }) {
  return (
    <Lamp kind={kinds[status]} boxed={boxed}>
      {ENQUIRY_STATUSES[status]}
    </Lamp>
  );
}
