import type { SaleWay } from '#contracts/orders/admin-office-sales.ts';

interface WayWords {
  title: string;
  detail: string;
  button: string;
}

export const wayWords: Readonly<Record<SaleWay, WayWords>> = {
  link: {
    title: 'Link by email',
    detail: 'The person gets a letter, logs in, agrees to the terms and pays by card.',
    button: 'Place order and send link',
  },
  transfer: {
    title: 'Bank transfer',
    detail: 'The person gets the bank details; the seats are held until the transfer arrives.',
    button: 'Place order and send bank details',
  },
  cash: {
    title: 'Cash received',
    detail: 'Confirmed at once; the receipt goes out by email.',
    button: 'Record cash and enroll',
  },
  free: {
    title: 'Free of charge',
    detail: 'Confirmed at once with nothing to pay, for a reason that is kept.',
    button: 'Enroll free of charge',
  },
};

export const SOLD = 'sold';
export const soldWords = 'The order has been made, and its person is written to.';
