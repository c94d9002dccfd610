import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { BUY_FORM } from './buy-form.tsx';

const MESSAGE_LENGTH = 500;

const WHEN = [
  { value: 'now', label: 'as soon as it is paid' },
  { value: 'day', label: 'on a day' },
];

interface GiftSectionProps {
  failure: FormFailure | undefined;
  isGift: boolean;
  onGift: (isGift: boolean) => void;
}

/** Who the cart is for. Its fields belong to the form of the button; what a gift needs is shown without a script, too. */
export function GiftSection({ failure, isGift, onGift }: GiftSectionProps) {
  const form = useFormIssues(failure);
  return (
    <Step number={1} title="Who is it for">
      <div className="group/who">
        <ChoiceList name="isGift" legend="Who is it for" legendHidden error={form.errorOf('isGift')}>
          <ChoiceCard
            form={BUY_FORM}
            value=""
            title="For me"
            defaultChecked={!isGift}
            onChange={() => onGift(false)}
          />
          <ChoiceCard
            form={BUY_FORM}
            value="on"
            title="A gift"
            detail="The recipient claims the courses with an account of their own. You see whether they have."
            defaultChecked={isGift}
            onChange={() => onGift(true)}
          />
        </ChoiceList>
        <FieldGrid className="mt-6 hidden! group-has-[[name=isGift][value=on]:checked]/who:grid!">
          <TextField
            form={BUY_FORM}
            label="Recipient’s email"
            type="email"
            optional
            autoComplete="off"
            hint="They get one message from us, on the day you choose. Without an address you get the link and hand it on."
            {...form.field('giftRecipientEmail')}
          />
          <TextArea
            form={BUY_FORM}
            label="Message"
            optional
            rows={4}
            counter
            maxLength={MESSAGE_LENGTH}
            {...form.field('giftMessage')}
          />
          <div className="group/when col-span-6 grid grid-cols-6 gap-x-(--gutter) gap-y-4">
            <SelectField
              form={BUY_FORM}
              label="Send it"
              span="half"
              options={WHEN}
              {...form.field('giftSend', 'now')}
            />
            <TextField
              form={BUY_FORM}
              label="Day"
              span="half"
              type="date"
              className="hidden! group-has-[option[value=day]:checked]/when:grid!"
              {...form.field('giftSendOn')}
            />
          </div>
        </FieldGrid>
      </div>
    </Step>
  );
}
