import type { MailState } from '#domain/notices/mail-state.ts';

export const letterStateWords: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  dropped: 'Not needed any more',
  failed: 'Failed',
};

/** 'Order confirmed': which letter it is. */
export const letterName = (template: string): string => {
  const words = template.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What the list has and what it has not. */
export const BASIS =
  'Every letter that was due, with what became of it. What a letter said is written anew each time it is sent and is not kept.';

export const noLetters = {
  unmatched: {
    title: 'No letter matches this filter',
    text: 'A part of the address, or of what kind of letter it is, is enough.',
    all: 'Show all letters',
  },
  none: {
    title: 'No letter was due yet',
    text: 'The first goes out when somebody opens an account or buys a course.',
  },
};
