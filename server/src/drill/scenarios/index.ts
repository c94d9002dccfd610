import { answerScenarios } from './answers.ts';
import { messageScenarios } from './messages.ts';
import { payerScenarios } from './payers.ts';
import { refundScenarios } from './refunds.ts';

/** Every misbehaviour of the drill, in the order they are played. */
export const scenarios = [...messageScenarios, ...payerScenarios, ...answerScenarios, ...refundScenarios];
