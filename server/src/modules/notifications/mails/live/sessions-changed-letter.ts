import type { Attachment, Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';

/** A session by its name, when it was to be held and when it is now. */
export type Told = { name: string; isCancelled: boolean; from: string; to: string };

export type SessionsChanged = {
  name: string;
  courseTitle: string;
  changes: Told[];
  /** Empty where staff gave none. */
  reason: string;
  /** The one that is held next; null where none is. */
  next: string | null;
  pageUrl: string;
  contactEmail: string;
  attachments: Attachment[];
};

export const sessionsChangedLetter = (data: SessionsChanged): Letter => ({
  subject: `${headingOf(data.changes)}: ${data.courseTitle}`,
  heading: headingOf(data.changes),
  paragraphs: [
    greeting(data.name),
    data.changes.some(({ isCancelled }) => isCancelled)
      ? `we are sorry: what follows of ${data.courseTitle} is not held. It asks nobody’s presence for the certificate.`
      : `what follows of ${data.courseTitle} is held at another time. Your place is kept, and the page to join is the same.`,
  ],
  ...(data.reason !== '' && { quote: { title: 'Reason', text: data.reason } }),
  facts: [
    ...data.changes.flatMap(({ name, isCancelled, from, to }) =>
      isCancelled
        ? [{ label: name, value: `Cancelled: ${from}` }]
        : [
            { label: name, value: to },
            { label: 'Instead of', value: from },
          ],
    ),
    ...(data.next === null ? [] : [{ label: 'Next session', value: data.next }]),
  ],
  action: { label: 'Open the page of the session', href: data.pageUrl },
  closing: [
    'The attached file brings your calendar up to date.',
    `If you have a question, please write to us: ${data.contactEmail}`,
  ],
  attachments: data.attachments,
});

const headingOf = (changes: readonly Told[]): string => {
  const done = changes.some(({ isCancelled }) => isCancelled) ? 'cancelled' : 'moved';
  return changes.length === 1 ? `A session is ${done}` : `${changes.length} sessions are ${done}`;
};
