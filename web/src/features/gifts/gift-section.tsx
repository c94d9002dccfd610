import type { GiftView } from '#contracts/gifts/gifts.ts';
import { failureOf } from '#web/forms/submission.ts';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { LinkToCopy } from '#web/ui/controls/link-to-copy.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { ChangeRecipient, SendGift, TakeBack } from './gift-forms.tsx';
import { GIFT_LAMPS, placeWords, standingWords, stepsOf } from './gift-words.ts';

interface GiftSectionProps {
  gift: GiftView;
  actionData: unknown;
}

/** What has become of a gift, and what its giver can still do about it. */
export function GiftSection({ gift, actionData }: GiftSectionProps) {
  const { reference, email, message, courses, claimUrl, canChange, takeBack } = gift;
  const lamp = GIFT_LAMPS[gift.state];
  return (
    <Section title="Gift" full action={<Lamp kind={lamp.kind}>{lamp.label}</Lamp>} className="pb-(--s7)!">
      <p className="max-w-[58ch] wrap-anywhere">{standingWords(gift)}</p>
      {claimUrl && (
        <div className="mt-4 flex max-w-160 items-center gap-2">
          <LinkToCopy label="Link of your gift" url={claimUrl} />
          <CopyButton what="Link" text={claimUrl} />
        </div>
      )}
      <KeyValue layout="wide" className="mt-4">
        {email && <KeyValueRow term="For">{email}</KeyValueRow>}
        {courses.map((course) => (
          <KeyValueRow key={course.code} term={<bdi>{course.title}</bdi>}>
            {placeWords(course)}
          </KeyValueRow>
        ))}
        {stepsOf(gift).map(({ label, at }) => (
          <KeyValueRow key={label} term={label}>
            {at}
          </KeyValueRow>
        ))}
        {message && (
          <KeyValueRow term="Your message">
            <span dir="auto" className="whitespace-pre-line wrap-anywhere">
              {message}
            </span>
          </KeyValueRow>
        )}
      </KeyValue>
      {canChange && (
        <div className="mt-6 grid gap-6">
          {email && <SendGift isFirst={gift.sentAt === null} failure={failureOf(actionData, 'send-gift')} />}
          <ChangeRecipient key={email} email={email} failure={failureOf(actionData, 'change-recipient')} />
          {takeBack && (
            <TakeBack
              reference={reference}
              refund={takeBack}
              failure={failureOf(actionData, 'take-gift-back')}
            />
          )}
        </div>
      )}
    </Section>
  );
}
