import type { Mail } from '../mail.ts';
import { newDevice } from './new-device.ts';
import { passkeyAdded } from './passkey-added.ts';
import { passkeyRemoved } from './passkey-removed.ts';
import { recoveryCodeUsed } from './recovery-code-used.ts';
import { recoveryCodesLow } from './recovery-codes-low.ts';
import { twoStepRemoved } from './two-step-removed.ts';
import { twoStepReset } from './two-step-reset.ts';
import { twoStepSetUp } from './two-step-set-up.ts';

export const SAFETY_MAILS: readonly Mail[] = [
  newDevice,
  twoStepSetUp,
  twoStepRemoved,
  twoStepReset,
  passkeyAdded,
  passkeyRemoved,
  recoveryCodeUsed,
  recoveryCodesLow,
];
