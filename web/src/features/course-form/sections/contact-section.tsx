import { useWatch } from 'react-hook-form';
import { FieldGroup } from '#web/editor/inputs/field-group.tsx';
import { counted } from '#web/lib/format.ts';
import { useCourse } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { AreaInput, FormSection, ListInput, TextInput, TickInput } from '../inputs.ts';

export function ContactSection() {
  return (
    <FormSection id="contact" summary={contactSummary}>
      <TextInput path="contact.email" label="Contact email" type="email" maxLength={254} span="half" />
      <TextInput path="contact.phone" label="Phone" type="tel" maxLength={40} span="half" />
      <TextInput path="contact.whatsapp" label="WhatsApp" type="tel" maxLength={40} span="half" />
      <TextInput path="contact.supportHours" label="Support hours" maxLength={120} span="half" />
      <TextInput
        path="contact.registrationUrl"
        label="Registration address"
        type="url"
        maxLength={500}
        hint="Where people register outside of this site, beginning with https://"
      />
      <FieldGroup legend="For the office only">
        <ListInput path="metadata.tags" label="Tags" maxLength={60} />
        <AreaInput path="metadata.notes" label="Notes" maxLength={5000} />
        <TickInput
          path="metadata.isTemplate"
          label="Offer as a template for new courses"
          hint="A template is there to be copied: visitors never see it."
          span="half"
        />
        <TemplateName />
        <People />
      </FieldGroup>
    </FormSection>
  );
}

function TemplateName() {
  const isTemplate = useWatch<FormValues, 'metadata.isTemplate'>({ name: 'metadata.isTemplate' });
  if (!isTemplate) return null;
  return <TextInput path="metadata.templateName" label="Template name" maxLength={120} span="half" />;
}

/** Said by the server. */
function People() {
  const { stored } = useCourse();
  if (!stored) return null;
  const { createdBy, lastModifiedBy } = stored.metadata;
  const words = [
    createdBy && `Created by ${createdBy}.`,
    lastModifiedBy && `Last modified by ${lastModifiedBy}.`,
  ];
  return <p className="col-span-6 text-sm text-muted">{words.filter(Boolean).join(' ')}</p>;
}

export function contactSummary({ contact, metadata }: FormValues): string {
  const ways = [contact.email, contact.phone, contact.whatsapp].filter(Boolean).length;
  const tags = metadata.tags.length > 0 && counted(metadata.tags.length, 'tag');
  const template = metadata.isTemplate && 'template';
  return [ways > 0 ? counted(ways, 'contact') : 'No contact', tags, template].filter(Boolean).join(', ');
}
