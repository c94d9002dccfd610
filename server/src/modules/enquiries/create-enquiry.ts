import type { InputOf } from '#contracts/endpoint.ts';
import type { createEnquiry as call } from '#contracts/enquiries/enquiries.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { requirePublicCourse } from '../catalogue/index.ts';
import { giveConsent, openAccount, type PreparedPassword, preparePassword } from '../identity/index.ts';
import { startOfDoublePress } from './double-press.ts';
import { enquiryEvents } from './enquiries.events.ts';
import { hasEnquirySince, insertEnquiry, lockSender } from './enquiries.repository.ts';

type Input = InputOf<typeof call>;

/**
 * Stores a question. Whether its address has an account is told to nobody but that address: with and without one
 * the password is hashed, the same is answered and nobody is signed in; a mail says the rest. Who is signed in asks
 * as themselves and needs no further account.
 */
export const createEnquiry = async (ctx: OuterCtx, input: Input): Promise<void> => {
  if (input.website !== '') {
    // Answered like the others, so that the machine learns nothing; its tries count against the call's limit.
    ctx.log.warn({ requestId: ctx.requestId, address: ctx.caller.address }, 'a machine sent an enquiry');
    return;
  }
  if (input.courseId !== '') await requirePublicCourse(ctx.database, input.courseId);
  const wantsAccount = input.wantsAccount && !ctx.caller.user;
  const password = wantsAccount ? await preparePassword(input.password) : null;
  await ctx.transact((step) => storeEnquiry(step, input, password));
};

const storeEnquiry = async (ctx: Ctx, input: Input, password: PreparedPassword | null): Promise<void> => {
  const { email, message } = input;
  const courseId = input.courseId === '' ? null : (await requirePublicCourse(ctx.db, input.courseId)).id;
  await lockSender(ctx.db, email);
  if (await hasEnquirySince(ctx.db, { email, courseId, message }, startOfDoublePress(ctx.now))) return;
  const account = password && (await openAccountFor(ctx, input, password));
  const enquiryId = uuidv7();
  const userId = ctx.caller.user?.id ?? account?.id ?? null;
  await insertEnquiry(ctx.db, { ...toRow(ctx, input), id: enquiryId, courseId, userId });
  if (userId && input.acceptsMarketing)
    await giveConsent(ctx, { userId, kind: 'newsletter', place: 'enquiry' });
  await announce(ctx, enquiryEvents['enquiry.received'], { enquiryId });
  if (password && !account) await announce(ctx, enquiryEvents['enquiry.account-found'], { enquiryId });
};

/** Null where the address has one. What the enquiry does not ask stays empty; the checkout asks it. */
const openAccountFor = (ctx: Ctx, input: Input, password: PreparedPassword) =>
  openAccount(ctx, {
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.email,
    password,
    agreedAt: 'enquiry',
    phoneNumber: input.phone,
    country: input.country === 'Other' ? '' : input.country,
    profession: '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
  });

const toRow = (ctx: Ctx, input: Input) => {
  const { firstName, lastName, email, phone, country, professionalRole, message } = input;
  const { medicalSpecialty, experienceLevel, yearsOfExperience, questionsAbout } = input;
  const { preferredContactMethod, preferredContactTime, wantsNotice, acceptsMarketing } = input;
  const details = {
    ...{ medicalSpecialty, experienceLevel, yearsOfExperience, questionsAbout },
    ...{ preferredContactMethod, preferredContactTime },
  };
  const person = { firstName, lastName, email, phone, country, professionalRole };
  const state = { status: 'new' as const, assigneeId: null, createdAt: ctx.now, answeredAt: null };
  return { ...person, ...state, message, details, wantsNotice, acceptsMarketing };
};
