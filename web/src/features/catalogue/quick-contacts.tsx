import type { CourseDetail } from '#contracts/in-person-courses.ts';
import type { Site } from '#contracts/settings.ts';

interface QuickContactsProps {
  contact: CourseDetail['contact'];
  site: Site;
}

/** WhatsApp and phone: the course's own, else the course office's. */
export function QuickContacts({ contact, site }: QuickContactsProps) {
  const whatsapp = contact.whatsapp || site.contact.whatsapp;
  const phone = contact.phone || site.contact.phone;
  return (
    <>
      <a href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`} rel="noopener">
        WhatsApp
      </a>{' '}
      or{' '}
      <a href={`tel:${phone.replace(/\s/g, '')}`} className="num whitespace-nowrap">
        {phone}
      </a>
      .
    </>
  );
}
