// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { BillingProfile } from '#contracts/accounts/profile.ts';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { BillingForm } from '#web/features/account/billing-form.tsx';
import { RegistrationForm } from '#web/features/account/registration-form.tsx';
import { EnquiryForm } from '#web/features/enquiries/ask/enquiry-form.tsx';
import { PayerFields } from '#web/features/payment-link/payer-fields.tsx';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { clear, draw } from '#web/testing/drawn-page.tsx';

afterEach(clear);

/** What fits a phone's screen, and can be read through. */
const MOST = 20;

function Payer() {
  const request = { payer: {}, lastEntries: null } as unknown as LinkCase;
  return <PayerFields request={request} form={useFormIssues(undefined)} />;
}

const FORMS: [name: string, form: ReactElement][] = [
  ['bill', <BillingForm key="b" billing={{} as BillingProfile} />],
  [
    'registration',
    <RegistrationForm key="r" intent="register" submitLabel="Register">
      {null}
    </RegistrationForm>,
  ],
  ['question', <EnquiryForm key="q" course={null} answer={undefined} />],
  ['payment by link', <Payer key="p" />],
];

test.each(
  FORMS,
)('in the form of a %s a country is found by typing, and no other choice is long', async (_name, form) => {
  await draw(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  const country = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith('Country'),
  );
  expect(document.getElementById(country?.htmlFor ?? '')?.getAttribute('role')).toBe('combobox');
  for (const { options } of document.querySelectorAll<HTMLSelectElement>('select:not([aria-hidden])'))
    expect(options.length).toBeLessThanOrEqual(MOST);
});
