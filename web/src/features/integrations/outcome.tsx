import { Fragment } from 'react';
import { outcomeWords } from './delivery-words.ts';

interface OutcomeProps {
  status: number | null;
  problem: string;
}

/** What came of a try. Signs of the system, as in ERR_TLS_CERT, break between their words. */
export function Outcome(outcome: OutcomeProps) {
  return [...outcomeWords(outcome).matchAll(/[^_]+_*/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      {part.endsWith('_') && <wbr />}
    </Fragment>
  ));
}
