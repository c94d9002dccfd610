import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RuleFinding } from '#contracts/certificates/certificates.ts';
import { cx } from '#web/ui/cx.ts';
import { ruleWords } from '../rule-words.ts';

interface RuleListProps<Row extends RuleFinding> {
  findings: readonly Row[];
  /** What can be done about one that is not met. */
  actionOf?: (finding: Row) => ReactNode;
}

/** Every rule of a certificate with its evidence. */
export function RuleList<Row extends RuleFinding>({ findings, actionOf }: RuleListProps<Row>) {
  return (
    <ul className="grid border-t border-hairline">
      {findings.map((finding) => {
        const { title, known } = ruleWords(finding);
        const Icon = finding.isMet ? Check : Circle;
        return (
          <li
            key={`${finding.rule} ${finding.subject}`}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-hairline py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
          >
            <Icon
              aria-label={finding.isMet ? 'Met' : 'Not met yet'}
              className={cx('size-5', finding.isMet ? 'text-success' : 'text-muted')}
            />
            <div className="min-w-0">
              <p className="font-strong">
                <bdi>{title}</bdi>
              </p>
              <p className="num text-sm text-muted">{known}</p>
            </div>
            {actionOf && <div className="max-sm:col-start-2">{actionOf(finding)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
