import type { Binding } from '#server/calls/binding.ts';
import { testBindings } from './tests/tests.routes.ts';

export const learningBindings: Binding[] = [...testBindings];
