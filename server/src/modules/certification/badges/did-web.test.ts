import { expect, test } from 'vitest';
import { didDocument, didOf } from './did-web.ts';

test('the academy is named by its address, and by its port where it has one', () => {
  expect(didOf('https://academy.example')).toBe('did:web:academy.example');
  expect(didOf('https://Academy.example:8443/')).toBe('did:web:academy.example%3A8443');
});

test('former keys vouch for their badges still, and a revoked one is shown and vouches for nothing', () => {
  const document = didDocument('https://academy.example', [
    { id: 'key-now', publicKeyMultibase: 'z6Mknow', revokedAt: null },
    { id: 'key-former', publicKeyMultibase: 'z6Mkformer', revokedAt: null },
    { id: 'key-stolen', publicKeyMultibase: 'z6Mkstolen', revokedAt: new Date('2027-05-01T10:00:00Z') },
  ]);
  const did = 'did:web:academy.example';
  expect(document).toMatchObject({ id: did, assertionMethod: [`${did}#key-now`, `${did}#key-former`] });
  expect(document.verificationMethod).toHaveLength(3);
  expect(document.verificationMethod[2]).toEqual({
    id: `${did}#key-stolen`,
    type: 'Multikey',
    controller: did,
    publicKeyMultibase: 'z6Mkstolen',
    revoked: '2027-05-01T10:00:00.000Z',
  });
});
