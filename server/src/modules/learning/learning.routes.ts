import type { Binding } from '#server/calls/binding.ts';

export const learningBindings: Binding[] = [];
