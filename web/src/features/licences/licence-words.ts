import type { LicenceStanding, LicenceState } from '#domain/licences/licence-standing.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

/** Whom the reader of a page is: the person themself, or staff. */
export const LICENCE_STATES: Readonly<Record<LicenceState, { word: string; lamp: LampKind }>> = {
  awaiting: { word: 'Being looked at', lamp: 'limited' },
  accepted: { word: 'Accepted', lamp: 'completed' },
  refused: { word: 'Not accepted', lamp: 'cancelled' },
};

export const OWN_WORDS = {
  lead: 'Some courses are for certain professions only. Your license proves yours: we look at it once, and it is good until it expires.',
  handedIn: 'Your license was handed in. We look at it within a few days and write to you.',
  privacy: 'Only you and our course office can open it. It goes when you are erased.',
  renew: 'The one that was accepted stays good while we look at another. One that still waits is replaced.',
} as const;

type Told = Exclude<LicenceStanding, 'not-asked' | 'accepted'>;

/** What somebody is told who wishes to take part in a course that asks. */
export const STANDING_WORDS: Readonly<Record<Told, { title: string; text: string; action: string }>> = {
  none: {
    title: 'This course asks for your license',
    text: 'Please hand it in first. Your seat is held while we look at it, and nothing is charged until then.',
    action: 'Hand in your license',
  },
  awaiting: {
    title: 'Your license is being looked at',
    text: 'You can hold your seat now. Nothing is charged: once your license is accepted, we write to you and you have some days to pay.',
    action: 'Your license',
  },
  refused: {
    title: 'Your license was not accepted',
    text: 'This course asks for one. Please read why it was refused, and hand in another.',
    action: 'Hand in another',
  },
  expired: {
    title: 'Your license ends before this course does',
    text: 'Please hand in a renewed one that is good until the last day of the course.',
    action: 'Hand in a renewed license',
  },
  'wrong-profession': {
    title: 'This course is for other professions',
    text: 'Your license is for another profession. If you have one of these too, please hand it in.',
    action: 'Hand in another',
  },
};

export const OFFICE_WORDS = {
  empty: {
    unmatched: {
      title: 'No license matches this filter',
      text: 'The search looks in the name, the email address and the number.',
      all: 'Show those that wait',
    },
    none: { title: 'No license waits', text: 'Who hands one in appears here, the longest waiting first.' },
  },
  accepted: 'The license was accepted. Its person is told, and can pay for what was held.',
  refused: 'The license was refused. Its person is told why, and what was held is free again.',
} as const;

/** 'Good until 31 December 2027' */
export const goodUntil = (expiresOn: string | null, dayText: (day: string) => string): string =>
  expiresOn ? `Good until ${dayText(expiresOn)}` : 'Does not expire';
