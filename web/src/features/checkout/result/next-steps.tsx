import { Steps } from './steps.tsx';

interface NextStepsProps {
  /** Of what was charged. */
  hasReceipt: boolean;
}

const checkEmail = (hasReceipt: boolean) =>
  [
    'Check your email',
    hasReceipt ? 'The confirmation and your receipt are on their way.' : 'The confirmation is on its way.',
  ] as const;

/** Of a course that takes place on certain days. */
export const RunSteps = ({ hasReceipt }: NextStepsProps) => (
  <Steps
    steps={[
      checkEmail(hasReceipt),
      ['Prepare', 'Read the course details and note the venue and the hours.'],
      ['Attend', 'Come to the venue on the first day with a photo ID.'],
      ['Earn your certificate', 'It is issued when the requirements of the course are met.'],
    ]}
  />
);

export const SelfPacedSteps = ({ hasReceipt }: NextStepsProps) => (
  <Steps
    steps={[
      checkEmail(hasReceipt),
      ['Start learning', 'The course is open to you now, on every device that you log in with.'],
      ['Go on where you stopped', 'What you have completed is kept in your account.'],
    ]}
  />
);
