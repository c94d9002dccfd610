import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';

interface NobodyLeftProps {
  /** Something was done just now. */
  isAfter: boolean;
  rosterTo: string;
}

/** Nobody was chosen, or everybody who was has gone. */
export const NobodyLeft = ({ isAfter, rosterTo }: NobodyLeftProps) => (
  <EmptyState
    title={isAfter ? 'Nobody of them is left on this run' : 'Nobody is chosen'}
    actions={<ButtonLink to={rosterTo}>To the roster</ButtonLink>}
  >
    {isAfter ? 'Letters to everybody are on their way.' : 'Choose on the roster whom it is about.'}
  </EmptyState>
);
