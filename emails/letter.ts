/** A mail before it is laid out. All of it is plain text: nothing that a person wrote is ever markup. */
export type Letter = {
  subject: string;
  heading: string;
  paragraphs: string[];
  facts?: Fact[];
  lists?: { title: string; items: string[] }[];
  /** What a person wrote, under a title of ours. */
  quote?: { title: string; text: string };
  /** The one thing to do; a link into this site. */
  action: { label: string; href: string };
  closing?: string[];
  /** The brand does not stand at its head. */
  isPlain?: boolean;
  attachments?: Attachment[];
};

/** A file that goes along: text, or what is drawn when the letter is sent. */
export type Attachment = { name: string; type: string; content: string | (() => Promise<Buffer>) };

export type Fact = { label: string; value: string; href?: string };

/** Who writes. */
export type Sender = { brand: string; legalName: string; address: string; email: string; phone: string };

/** Header fields are one line: what would break out of one becomes a space. */
export const headerText = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
