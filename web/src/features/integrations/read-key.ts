import { KEY_SCOPE_NAMES, type KeyScope } from '#contracts/integrations/key-scopes.ts';
import { formReader } from '#web/forms/form-reader.ts';

/** Each box has a name of its own, so that those that were ticked are ticked again beside an issue. */
export const scopeBox = (scope: KeyScope) => `scope.${scope}`;

export const readKey = (form: FormData) => {
  const { typed, tick } = formReader(form);
  return {
    ...typed(['name', 'password']),
    scopes: KEY_SCOPE_NAMES.filter((scope) => tick(scopeBox(scope))),
  };
};
