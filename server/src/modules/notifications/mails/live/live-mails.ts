import type { Mail } from '../mail.ts';
import { recordingPublished } from './recording-published.ts';
import { sessionsChanged } from './sessions-changed.ts';

export const LIVE_MAILS: readonly Mail[] = [sessionsChanged, recordingPublished];
