import { liveEndpoints } from '#contracts/live/live.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getLiveCourse } from './get-live-course.ts';

export const liveBindings: Binding[] = [on(liveEndpoints.getLiveCourse, getLiveCourse)];
