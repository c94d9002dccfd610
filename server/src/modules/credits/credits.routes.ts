import { creditEndpoints as calls } from '#contracts/credits/credits.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { listCredits } from './list-credits.ts';

export const creditBindings: Binding[] = [on(calls.listCredits, listCredits)];
