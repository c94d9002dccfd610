import { ROLES } from '#contracts/accounts/account-options.ts';
import type { UserDetail } from '#contracts/people/admin-people.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { OwnPassword } from '#web/forms/own-password.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { roleWords } from '#web/lib/people/role-words.ts';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { mayWords } from '../people-words.ts';

/** Which role somebody has and what each may do. One role is had at a time: each may all that the ones before it may. */
export function RolesForm({ person, failure }: { person: UserDetail; failure?: FormFailure }) {
  const form = useFormIssues(failure);
  const { error, defaultValue } = form.field('role', person.role);
  return (
    <Sheet title="Role">
      <Form intent="role" failure={failure} className="grid gap-4">
        <input type="hidden" name="updatedAt" value={person.updatedAt} />
        <ChoiceList
          name="role"
          legend="Role"
          legendHidden
          error={error}
          hint={person.whyKept ?? 'A change asks for your password and ends this person’s sessions.'}
        >
          {ROLES.map((role) => (
            <ChoiceCard
              key={role}
              value={role}
              title={roleWords[role]}
              detail={mayWords[role]}
              defaultChecked={role === defaultValue}
              disabled={person.whyKept !== null && role !== person.role}
            />
          ))}
        </ChoiceList>
        <OwnPassword form={form} id="role-password" />
        {!person.whyKept && (
          <SubmitButton variant="outline" size="sm" className="justify-self-start">
            Change role
          </SubmitButton>
        )}
      </Form>
    </Sheet>
  );
}
