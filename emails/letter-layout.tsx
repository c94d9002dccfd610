import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import type { Fact, Letter, Sender } from './letter.ts';

const INK = '#0f1b17';
const MUTED = '#4a5a54';
const DEEP = '#0c3b33';
const HAIRLINE = '#d2dcd7';

// The system's faces nearest to Hanken Grotesk: a mail loads no font.
const FONT = 'Helvetica Neue, Helvetica, Arial, sans-serif';

const text: CSSProperties = { margin: '0 0 12px', color: INK, fontSize: '16px', lineHeight: '26px' };
const small: CSSProperties = { margin: '0 0 8px', color: MUTED, fontSize: '14px', lineHeight: '20px' };
const heading: CSSProperties = { margin: '12px 0 8px', color: INK, fontSize: '18px', fontWeight: 600 };
const cell: CSSProperties = {
  padding: '8px 16px 8px 0',
  borderBottom: `1px solid ${HAIRLINE}`,
  fontSize: '15px',
  lineHeight: '24px',
  verticalAlign: 'top',
  textAlign: 'left',
};

const LINE_BREAK = createElement('br');
/** Line breaks that a person made stay, in every mail program. */
const linesOf = (written: string): ReactNode[] =>
  written.split(/\r\n|\r|\n/).flatMap((line, at) => (at === 0 ? [line] : [LINE_BREAK, line]));

// The lines are handed over one by one: they are told apart by their place and need no keys.
const Written = ({ style, children }: { style: CSSProperties; children: string }) =>
  createElement(Text, { style }, ...linesOf(children));

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <table className="facts" cellPadding="0" cellSpacing="0" style={{ width: '100%', margin: '12px 0 20px' }}>
    <tbody>
      {facts.map(({ label, value, href }) => (
        <tr key={label + value}>
          <th scope="row" style={{ ...cell, width: '34%', color: MUTED, fontWeight: 400 }}>
            {label}
          </th>
          <td style={{ ...cell, color: INK }}>
            {href ? (
              <Link href={href} style={{ color: DEEP, textDecoration: 'underline' }}>
                {value}
              </Link>
            ) : (
              value
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const List = ({ title, items }: { title: string; items: readonly string[] }) => (
  <Section>
    <Heading as="h2" style={heading}>
      {title}
    </Heading>
    <ul style={{ margin: '0 0 16px', paddingLeft: '20px' }}>
      {items.map((item) => (
        <li key={item} style={{ ...text, marginBottom: '4px' }}>
          {item}
        </li>
      ))}
    </ul>
  </Section>
);

const Quote = ({ title, text: written }: { title: string; text: string }) => (
  <Section>
    <Heading as="h2" style={heading}>
      {title}
    </Heading>
    <blockquote style={{ margin: '0 0 16px', paddingLeft: '16px', borderLeft: `2px solid ${HAIRLINE}` }}>
      <Written style={text}>{written}</Written>
    </blockquote>
  </Section>
);

const Footer = ({ sender }: { sender: Sender }) => (
  <Section>
    <Hr style={{ borderColor: HAIRLINE, margin: '32px 0 16px' }} />
    <Text style={small}>
      {sender.legalName}, {sender.address}
    </Text>
    <Text style={small}>
      {sender.email} · {sender.phone}
    </Text>
  </Section>
);

/** The one look of every mail: paper, ink and one deep green action. No image, no font to load. */
export const LetterLayout = ({ letter, sender }: { letter: Letter; sender: Sender }) => (
  <Html lang="en">
    <Head />
    <Preview>{letter.subject}</Preview>
    <Body style={{ margin: 0, backgroundColor: '#ffffff', fontFamily: FONT }}>
      <Container style={{ maxWidth: '600px', padding: '32px 24px' }}>
        {!letter.isPlain && (
          <Text style={{ ...text, color: DEEP, fontWeight: 600, marginBottom: '24px' }}>{sender.brand}</Text>
        )}
        <Heading
          as="h1"
          style={{ margin: '0 0 20px', color: INK, fontSize: '28px', fontWeight: 500, lineHeight: '34px' }}
        >
          {letter.heading}
        </Heading>
        {letter.paragraphs.map((paragraph) => (
          <Written key={paragraph} style={text}>
            {paragraph}
          </Written>
        ))}
        {letter.facts && letter.facts.length > 0 && <Facts facts={letter.facts} />}
        {letter.lists?.map((list) => (
          <List key={list.title} {...list} />
        ))}
        {letter.quote && <Quote {...letter.quote} />}
        <Section style={{ margin: '20px 0' }}>
          <Button
            href={letter.action.href}
            style={{
              backgroundColor: DEEP,
              color: '#ffffff',
              borderRadius: '2px',
              padding: '12px 24px',
              fontSize: '15px',
              fontWeight: 600,
            }}
          >
            {letter.action.label}
          </Button>
        </Section>
        {letter.closing?.map((line) => (
          <Text key={line} style={small}>
            {line}
          </Text>
        ))}
        <Footer sender={sender} />
      </Container>
    </Body>
  </Html>
);
