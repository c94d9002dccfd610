import type { PassOnView } from '#contracts/after-sale/pass-on.ts';
import type { OrderDetail, OrderLineDetail } from '#contracts/orders/orders.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { AgreedPolicyRows } from './agreed-policy.tsx';
import { CourseChangeNotice } from './course-change-notice.tsx';
import { Documents } from './documents.tsx';
import { LineActs } from './line-acts.tsx';
import { LineFacts } from './line-facts.tsx';
import { LineLinks } from './line-links.tsx';
import { lineSign } from './line-state.ts';
import { PassOnRow } from './pass-on-row.tsx';

interface LineSectionProps {
  order: OrderDetail;
  line: OrderLineDetail;
  /** The last passing on of its seat. */
  passOn: PassOnView | null;
  failure?: FormFailure;
}

/** One course of an order: when and where, what it costs, what was agreed, and what can be done about it. */
export function LineSection({ order, line, passOn, failure }: LineSectionProps) {
  const isOnly = order.lines.length === 1;
  const { course, policy, documents, confirmations, courseCancelled } = line;
  const sign = lineSign(order, line, passOn);
  return (
    <Section
      full
      title={
        isOnly ? (
          passOn?.state === 'accepted' ? (
            'The course'
          ) : (
            'Your course'
          )
        ) : (
          <span dir="auto">{course.title}</span>
        )
      }
      action={sign && <Lamp kind={sign.kind}>{sign.label}</Lamp>}
    >
      <CourseChangeNotice line={line} isRefunded={order.refunds.length > 0} />
      <KeyValue layout="wide">
        <LineFacts line={line} lines={order.lines} />
        {passOn && <PassOnRow passOn={passOn} line={line} reference={order.reference} />}
        {confirmations.length > 0 && (
          <KeyValueRow term="You confirmed">
            <ul className="list-disc ps-4.5">
              {confirmations.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </KeyValueRow>
        )}
      </KeyValue>
      <LineLinks line={line} />
      {documents.length > 0 && (
        <div className="mt-6">
          <h3 className="text-md font-strong">Documents</h3>
          <Documents documents={documents} />
        </div>
      )}
      {policy && courseCancelled === null && (
        <div className="mt-6">
          <h3 className="text-md font-strong">If your plans change</h3>
          <AgreedPolicyRows policy={policy} />
        </div>
      )}
      <LineActs reference={order.reference} line={line} failure={failure} />
    </Section>
  );
}
