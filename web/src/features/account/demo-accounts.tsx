import type { Site } from '#contracts/site/site.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';

interface DemoAccountsProps {
  accounts: Site['demoAccounts'];
  next?: string;
}

/** Sample people of the demo world: one press logs in as one of them. */
export function DemoAccounts({ accounts, next }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-accounts" className="mt-(--s7) border-t border-ink pt-4">
      <h2 id="demo-accounts" className="text-xl">
        Demo accounts
      </h2>
      <ul className="mt-4">
        {accounts.map(({ email, password, label }) => (
          <li key={email} className="flex items-center justify-between gap-x-6 border-b border-hairline py-3">
            <div className="min-w-0 text-md">
              <p className="font-strong">{label}</p>
              <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                <span>{email}</span>
                <span>{password}</span>
              </p>
            </div>
            <Form intent={`demo ${email}`}>
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={password} />
              {next && <input type="hidden" name="next" value={next} />}
              <SubmitButton variant="outline" aria-label={`Use ${label}`}>
                Use
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
