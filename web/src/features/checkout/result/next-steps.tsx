import { Steps } from './steps.tsx';

interface NextStepsProps {
  isFree: boolean;
}

const checkEmail = (isFree: boolean) =>
  [
    'Check your email',
    isFree ? 'The confirmation is on its way.' : 'The confirmation and your receipt are on their way.',
  ] as const;

/** Of a course that takes place on certain days. */
export const RunSteps = ({ isFree }: NextStepsProps) => (
  <Steps
    steps={[
      checkEmail(isFree),
      ['Prepare', 'Read the course details and note the venue and the hours.'],
      ['Attend', 'Come to the venue on the first day with a photo ID.'],
      ['Earn your certificate', 'It is issued when the requirements of the course are met.'],
    ]}
  />
);

export const SelfPacedSteps = ({ isFree }: NextStepsProps) => (
  <Steps
    steps={[
      checkEmail(isFree),
      ['Start learning', 'The course is open to you now, on every device that you log in with.'],
      ['Go on where you stopped', 'What you have completed is kept in your account.'],
    ]}
  />
);
