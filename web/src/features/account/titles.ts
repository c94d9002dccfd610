import { TITLES } from '#contracts/accounts/account-options.ts';
import { formReader } from '#web/forms/form-reader.ts';

export const titleOf = (form: FormData) => formReader(form).oneOf('title', TITLES) ?? '';
