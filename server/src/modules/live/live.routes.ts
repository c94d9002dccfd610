import { liveSessionEndpoints } from '#contracts/live/live-sessions.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getLiveSession } from './get-live-session.ts';

export const liveBindings: Binding[] = [on(liveSessionEndpoints.getLiveSession, getLiveSession)];
