import { EmailLink } from '../navigation/email.tsx';
import { KeyValue, KeyValueRow } from './key-value.tsx';

interface ContactFactsProps {
  /** `hours` may be empty. */
  contact: { email: string; phone: string; hours: string };
}

/** How somebody is reached. */
export const ContactFacts = ({ contact: { email, phone, hours } }: ContactFactsProps) => (
  <KeyValue className="mt-4 border-t border-hairline">
    <KeyValueRow term="Email">
      <EmailLink email={email} />
    </KeyValueRow>
    <KeyValueRow term="Phone">
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    </KeyValueRow>
    {hours && <KeyValueRow term="Hours">{hours}</KeyValueRow>}
  </KeyValue>
);
