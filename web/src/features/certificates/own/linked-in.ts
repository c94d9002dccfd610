import type { OwnCertificate } from '#contracts/certificates/certificates.ts';

/** LinkedIn’s own page for adding a certificate to a profile, filled in. */
export const linkedInUrl = ({ number, says }: OwnCertificate, publicUrl: string): string => {
  const [issueYear = '', issueMonth = ''] = says.issuedOn.split('-');
  const [expirationYear = '', expirationMonth = ''] = says.expiresOn?.split('-') ?? [];
  const facts = {
    startTask: 'CERTIFICATION_NAME',
    name: says.course.title,
    organizationName: says.issuer.name,
    issueYear,
    issueMonth: String(Number(issueMonth)),
    ...(says.expiresOn && { expirationYear, expirationMonth: String(Number(expirationMonth)) }),
    certUrl: `${publicUrl}/verify/${number}`,
    certId: number,
  };
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(facts)}`;
};
