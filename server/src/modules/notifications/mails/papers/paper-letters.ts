import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  type Document,
  drawReceipt,
  findPaper,
  type PaperData,
  paperModel,
} from '#server/modules/documents/index.ts';
import type { Template } from '../mail.ts';

export type Paper = Pick<Document, 'id' | 'number' | 'ownerKind' | 'ownerId'> & {
  snapshot: Pick<Document['snapshot'], 'reference' | 'billing'>;
};
export type PaperIds = {
  documentId: string;
  paper: string;
  reference: string;
  ownerKind: string;
  ownerId: string;
};

/** What a letter with a paper is known by, so that the page of its order can tell when it went out. */
export const ofPaper = ({ id, number, ownerKind, ownerId, snapshot }: Paper): PaperIds => ({
  documentId: id,
  paper: number,
  reference: snapshot.reference,
  ownerKind,
  ownerId,
});

type PaperLetter = { data: PaperData; number: string; orderUrl: string };

const readPaper = async ({ db, ports }: Ctx, { documentId, paper, reference }: PaperIds) => {
  const data = await findPaper(db, documentId);
  return data ? { data, number: paper, orderUrl: `${ports.publicUrl}/orders/${reference}` } : null;
};

const writePaper = ({ data, number, orderUrl }: PaperLetter): Letter => {
  const { snapshot } = data.document;
  const what = `${paperModel(data).kind} ${number}`;
  return {
    subject: `${what} for ${snapshot.title}`,
    heading: what,
    paragraphs: [greeting(snapshot.payer.name), 'the paper is attached as a PDF.'],
    facts: [
      { label: 'For', value: snapshot.title },
      { label: 'Order', value: snapshot.reference },
      ...(snapshot.billing?.company ? [{ label: 'Billed to', value: snapshot.billing.company }] : []),
    ],
    action: { label: 'See the order', href: orderUrl },
    attachments: [
      { name: `${number}.pdf`, type: 'application/pdf', content: async () => (await drawReceipt(data)).pdf },
    ],
  };
};

/** The letter that any of them is. */
export const paperLetter = { read: readPaper, write: writePaper };

/** Asked for by its payer or by staff; each time is a letter of its own. */
export const paperAgain: Template<PaperIds, PaperLetter> = { template: 'paper-again', ...paperLetter };
