import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

interface CheckAnotherProps {
  title: string;
  /** What was typed before, where that was no number of ours. */
  typed?: string;
}

/** A form of the browser's own: it works without a script, and what is typed stands in the address only. */
export function CheckAnother({ title, typed = '' }: CheckAnotherProps) {
  return (
    <Section title={title} intro="No account, no cookies. What you enter is not kept.">
      <form action="/verify" method="get" className="flex max-w-140 flex-wrap items-start gap-2">
        <TextField
          name="number"
          label="Certificate number"
          hint="Below the QR code."
          placeholder="AUR-0000-0000-0000"
          defaultValue={typed}
          key={typed}
          maxLength={80}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
          className="min-w-0 flex-[1_1_16rem]"
        />
        <Button type="submit" className="mt-6.5">
          Verify
        </Button>
      </form>
    </Section>
  );
}
