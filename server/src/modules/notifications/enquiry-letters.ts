import { enquiryAccountFound } from '#emails/letters/enquiry-account-found.ts';
import { enquiryForAcademy } from '#emails/letters/enquiry-for-academy.ts';
import { enquiryReceived } from '#emails/letters/enquiry-received.ts';
import { enquiryReply } from '#emails/letters/enquiry-reply.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findEnquiry, findEntry, type NamedEnquiry } from '../enquiries/index.ts';
import { readSettings } from '../settings/index.ts';
import type { Composer } from './composer.ts';

export const composeEnquiryReceived: Composer = async (ctx, { ownerId = '' }) => {
  const found = await findEnquiry(ctx.db, ownerId);
  if (!found) return null;
  const { firstName: name, message, wantsNotice } = found.enquiry;
  return enquiryReceived({ name, message, wantsNotice, ...linksOf(ctx, found) });
};

export const composeEnquiryForAcademy: Composer = async (ctx, { ownerId = '' }) => {
  const found = await findEnquiry(ctx.db, ownerId);
  if (!found) return null;
  const { enquiry, course } = found;
  return enquiryForAcademy({
    ...enquiry,
    ...enquiry.details,
    name: `${enquiry.firstName} ${enquiry.lastName}`,
    courseTitle: course?.title ?? null,
    adminUrl: `${ctx.ports.publicUrl}/admin/enquiries/${enquiry.id}`,
  });
};

export const composeEnquiryReply: Composer = async (ctx, { ownerId = '', entryId = '' }) => {
  const [found, entry] = [await findEnquiry(ctx.db, ownerId), await findEntry(ctx.db, entryId)];
  if (!found || !entry) return null;
  const { contact } = await readSettings(ctx.db);
  return enquiryReply({
    text: entry.text,
    question: found.enquiry.message,
    contactEmail: contact.email,
    ...linksOf(ctx, found),
  });
};

export const composeEnquiryAccountFound: Composer = async (ctx, { ownerId = '' }) => {
  const found = await findEnquiry(ctx.db, ownerId);
  return (
    found && enquiryAccountFound({ name: found.enquiry.firstName, loginUrl: `${ctx.ports.publicUrl}/login` })
  );
};

const linksOf = ({ ports: { publicUrl } }: Ctx, { course }: NamedEnquiry) => ({
  course: course && { title: course.title, href: `${publicUrl}/in-person/courses/${course.slug}` },
  coursesUrl: `${publicUrl}/in-person-aesthetic-training`,
});
