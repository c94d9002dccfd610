import { TextLink } from '#web/ui/navigation/link.tsx';

/** What is agreed to with an account, to be read beside the form. */
export function TermsLinks() {
  return (
    <>
      <TextLink to="/terms" target="_blank">
        terms and conditions
      </TextLink>{' '}
      and the{' '}
      <TextLink to="/privacy" target="_blank">
        privacy policy
      </TextLink>
    </>
  );
}
