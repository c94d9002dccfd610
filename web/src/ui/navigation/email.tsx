import { Fragment } from 'react';

/** After its "@" and before a dot; the place of a piece is what tells it from one that is alike. */
const piecesOf = (email: string) =>
  email.split(/(?<=@)|(?=\.)/).map((piece, place) => ({ piece, isFirst: place === 0, key: place }));

/** An address that breaks between its words, and within a word only where the word alone is too long. */
export const EmailText = ({ email }: { email: string }) => (
  <span className="wrap-anywhere">
    {piecesOf(email).map(({ piece, isFirst, key }) => (
      <Fragment key={key}>
        {!isFirst && <wbr />}
        {piece}
      </Fragment>
    ))}
  </span>
);

/** Opens a mail to the address. */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <EmailText email={email} />
  </a>
);
