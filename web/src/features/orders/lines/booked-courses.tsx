import type { OrderDetail } from '#contracts/orders/orders.ts';
import { KeyValue } from '#web/ui/layout/key-value.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { LineFacts } from './line-facts.tsx';
import { LineLinks } from './line-links.tsx';

/** What was bought at once, each course with when, where, its price and the ways on. */
export function BookedCourses({ order: { lines } }: { order: OrderDetail }) {
  return (
    <Section title="Your courses">
      <ul className="grid gap-8">
        {lines.map((line) => (
          <li key={line._id}>
            <h3 dir="auto" className="text-lg font-title wrap-anywhere">
              {line.course.title}
            </h3>
            <KeyValue layout="wide" className="mt-2">
              <LineFacts line={line} lines={lines} />
            </KeyValue>
            <LineLinks line={line} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
