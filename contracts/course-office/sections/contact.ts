import { z } from 'zod';
import { email } from '../../fields.ts';
import { list, section, text, tick, webAddress } from './cleaned.ts';

const isEmail = (value: string) => value === '' || z.safeParse(email, value).success;

export const contactSection = section({
  email: text('Contact email', 254).refine(isEmail, 'Invalid email format'),
  phone: text('Contact phone', 40),
  whatsapp: text('WhatsApp', 40),
  registrationUrl: webAddress('Registration address'),
  supportHours: text('Support hours', 120),
});

/** Only for the back office. Who made and who changed a course is said by the server. */
export const metadataShape = {
  tags: list('Tags', { each: 60 }),
  notes: text('Notes', 5000),
  isTemplate: tick(),
  templateName: text('Template name', 120),
};
export const metadataSection = section(metadataShape);
