/** What stands on the page of what is kept of somebody. */
export const PRIVACY_WORDS = {
  data: 'Everything that we keep of you, in one archive: account, orders, payments, courses, reviews, questions and letters as a file that programs can read (JSON), and your photo, films, signatures, receipts and certificates as they are.',
  ready: 'Your data is ready. It can be downloaded for an hour.',
  none: 'You have not agreed to anything yet.',
  erasure:
    'We take away your name, addresses, logins, notes, reviews and messages, and you cannot log in any more. Orders, receipts and certificates stay as far as the law asks for them, under a made-up name. What is not paid yet has to be settled first, and a seat on a course to come is given back by the rules of its cancellation. Once it is done, a last letter tells you what is gone and what is kept.',
  answer: 'We answer within 30 days.',
  noNews: 'You have no news by email any more.',
  asked: 'We have your request and answer it within 30 days.',
  withdrawn: 'Your request is taken back.',
} as const;

/** What stands on the page of the office. */
export const REQUEST_WORDS = {
  refused: 'The request is refused, and the person is told why.',
  states: { open: 'open', withdrawn: 'taken back', refused: 'refused', erased: 'erased' },
  none: {
    title: 'Nobody has asked to be erased',
    text: 'Who asks under Privacy in their profile appears here.',
  },
} as const;
