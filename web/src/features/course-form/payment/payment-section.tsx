import { useFormContext, useWatch } from 'react-hook-form';
import { choiceOf, flagsOf, type PaymentChoice } from '#contracts/course-office/payment-choice.ts';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useFormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { FormSection, NumberInput } from '../inputs.ts';
import { InstallmentPlan } from './installment-plan.tsx';
import { sharesOf } from './installment-sums.ts';
import { leastChargeWords } from './least-charge.ts';

const OPTIONS = 'enrollment.paymentOptions';
const FLAGS = [
  `${OPTIONS}.acceptFullPayment`,
  `${OPTIONS}.acceptDeposit`,
  `${OPTIONS}.acceptInstallments`,
] as const;

const CHOICES: { value: PaymentChoice; title: string; detail: string }[] = [
  { value: 'full', title: 'Full payment', detail: 'All of it at enrollment' },
  { value: 'deposit', title: 'Deposit', detail: 'A part at enrollment, the balance before the start' },
  { value: 'installments', title: 'Installments', detail: 'From 2 to 12 parts' },
];

export function PaymentSection() {
  const [acceptFullPayment, acceptDeposit, acceptInstallments] = useWatch<FormValues, typeof FLAGS>({
    name: FLAGS,
  });
  return (
    <FormSection id="payment" summary={paymentSummary}>
      <PaymentChoiceInput {...{ acceptFullPayment, acceptDeposit, acceptInstallments }} />
      {acceptDeposit && (
        <>
          <NumberInput
            path={`${OPTIONS}.depositStructure.depositPercentage`}
            label="Deposit"
            suffix="%"
            min={0}
            max={100}
            span="half"
          />
          <NumberInput
            path={`${OPTIONS}.depositStructure.remainingDueDays`}
            label="Balance due"
            suffix="days before"
            min={0}
            max={365}
            span="half"
          />
        </>
      )}
      {acceptInstallments && <InstallmentPlan />}
      <LeastChargeNotice />
    </FormSection>
  );
}

const PRICED = ['enrollment.basePrice', OPTIONS] as const;

/** Said here and not refused: what is charged is decided when somebody buys. */
function LeastChargeNotice() {
  const { site } = useFormFacts();
  const [basePrice, options] = useWatch<FormValues, typeof PRICED>({ name: PRICED });
  const deposit = Number(options.depositStructure?.depositPercentage ?? 0);
  const shares = [
    ...(options.acceptDeposit ? [deposit, 100 - deposit] : []),
    ...(options.acceptInstallments ? sharesOf(options.installmentStructure).each : []),
  ];
  const words = leastChargeWords(Number(basePrice) || 0, shares, site);
  return words ? (
    <Notice tone="warning" className="col-span-6">
      {words}
    </Notice>
  ) : null;
}

type Flags = ReturnType<typeof flagsOf>;

/** A course may accept several; it does until somebody chooses another one here. */
function PaymentChoiceInput(flags: Flags) {
  const { setValue } = useFormContext<FormValues>();
  const chosen = choiceOf(flags);
  function choose(value: PaymentChoice) {
    const { acceptFullPayment, acceptDeposit, acceptInstallments } = flagsOf(value);
    setValue(`${OPTIONS}.acceptFullPayment`, acceptFullPayment);
    setValue(`${OPTIONS}.acceptDeposit`, acceptDeposit);
    setValue(`${OPTIONS}.acceptInstallments`, acceptInstallments);
    setValue(`${OPTIONS}.selectedOption`, value);
  }
  return (
    <ChoiceList
      name={`${OPTIONS}.selectedOption`}
      legend="How one can pay"
      hint={
        Object.values(flags).filter(Boolean).length > 1 &&
        'This course accepts several. Whichever is chosen now becomes the only one.'
      }
      className="col-span-6"
    >
      {CHOICES.map(({ value, title, detail }) => (
        <ChoiceCard
          key={value}
          {...{ value, title, detail }}
          checked={chosen === value}
          onChange={() => choose(value)}
        />
      ))}
    </ChoiceList>
  );
}

export const paymentSummary = ({ enrollment: { paymentOptions } }: FormValues): string => {
  const { depositStructure, installmentStructure } = paymentOptions;
  const accepted = [
    paymentOptions.acceptFullPayment && 'Full payment',
    paymentOptions.acceptDeposit && `Deposit ${depositStructure?.depositPercentage ?? 30}%`,
    paymentOptions.acceptInstallments && `${installmentStructure?.numberOfInstallments ?? 2} installments`,
  ];
  return accepted.filter(Boolean).join(', ') || 'Full payment';
};
