import { Figure } from '#web/ui/instruments/figure.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

const KINDS = [
  {
    to: '/in-person-aesthetic-training',
    name: 'In person',
    text: 'Theory, then practice on models under supervision, at a training center. One or several days.',
    state: 'Dates open for enrollment',
  },
  {
    to: '/online-live-training',
    name: 'Live online',
    text: 'Taught at a fixed hour by an instructor who sees and answers you.',
    state: 'Every session in your own time zone',
  },
  {
    to: '/self-paced-online-training',
    name: 'Self-paced',
    text: 'Narrated slides and tests, whenever you have an hour, on any device.',
    state: 'Starts at once',
  },
];

export function TrainingKinds() {
  return (
    <Section title="Three kinds of training">
      <ul className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-3">
        {KINDS.map(({ to, name, text, state }) => (
          <li key={to} className="grid content-start gap-1">
            <h3 className="text-2xl">
              <TextLink to={to} look="quiet">
                {name}
              </TextLink>
            </h3>
            <p className="text-md">{text}</p>
            <p className="text-sm text-muted">{state}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const STEPS = [
  {
    title: 'Choose a date',
    text: 'Each one names its place, lead instructor, program, seats and price. Read who it is for and what you need to bring.',
  },
  {
    title: 'Enroll',
    text: 'Open an account on the way. Pay in full, with a deposit or in installments, as the course offers; your seat is held while you pay.',
  },
  {
    title: 'Train',
    text: 'Theory, demonstration and supervised practice. What you do yourself is stated in the program.',
  },
  {
    title: 'Be certified',
    text: 'When you have met the requirements on the course page: attendance, practical work, examination.',
  },
];

export function HowItWorks() {
  return (
    <Section title="How it works" id="how-it-works">
      <ol className="grid gap-x-(--gutter) gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2">
            <Figure size="md" className="text-deep">
              {index + 1}
            </Figure>
            <h3 className="text-lg">{title}</h3>
            <p className="text-md text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const FIXED = [
  { figure: '90%', title: 'refunded', text: 'If you cancel 30 days or more before the course.' },
  { figure: '100%', title: 'refunded', text: 'If we cancel the course.' },
  { figure: '€0', title: 'to change the date', text: 'If you ask 30 days or more before the course.' },
  { figure: '7 days', title: 'before the start', text: 'A colleague can still take your seat, for a fee.' },
];

export function FixedBeforeYouPay() {
  return (
    <Section
      title="What is fixed before you pay"
      intro="The page of each course shows its own dates and sums."
      action={<TextLink to="/refund">Cancellation and refunds</TextLink>}
    >
      <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-8 lg:grid-cols-4">
        {FIXED.map(({ figure, title, text }) => (
          <li key={figure} className="grid content-start gap-1">
            <Figure size="lg" proportional className="mb-3">
              {figure}
            </Figure>
            <h3 className="text-md font-strong tracking-normal">{title}</h3>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
