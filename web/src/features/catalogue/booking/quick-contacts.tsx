import { MessageCircle, Phone } from 'lucide-react';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { Site } from '#contracts/site/site.ts';

interface QuickContactsProps {
  contact: CourseDetail['contact'];
  site: Site;
}

/** WhatsApp and phone: the course's own, else the course office's. */
export function QuickContacts({ contact, site }: QuickContactsProps) {
  const whatsapp = contact.whatsapp || site.contact.whatsapp;
  const phone = contact.phone || site.contact.phone;
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {whatsapp && (
        <li>
          <a
            href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
            rel="noopener"
            className="inline-flex min-h-(--control) items-center gap-2"
          >
            <MessageCircle aria-hidden="true" />
            WhatsApp
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a
            href={`tel:${phone.replace(/\s/g, '')}`}
            className="num inline-flex min-h-(--control) items-center gap-2 whitespace-nowrap"
          >
            <Phone aria-hidden="true" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
      )}
    </ul>
  );
}
