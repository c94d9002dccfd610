import { narrationEndpoints as calls } from '#contracts/course-builder/narration.ts';
import { type Binding, onOuter } from '#server/calls/binding.ts';
import { timeNarration } from './narration/time-narration.ts';

export const narrationBindings: Binding[] = [onOuter(calls.timeNarration, timeNarration)];
