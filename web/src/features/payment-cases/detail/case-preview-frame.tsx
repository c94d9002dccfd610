import type { ReactNode } from 'react';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { caseList } from '../list/case-view.ts';

interface PreviewFrameProps {
  id: string;
  payer: string;
  isOver: boolean;
  children: ReactNode;
}

/** The payer's page inside of the office: to be read as it is, with nothing in it that could be sent. */
export function PreviewFrame({ id, payer, isOver, children }: PreviewFrameProps) {
  return (
    <div className="grid gap-4">
      <Notice
        title={`Preview: what ${payer} sees`}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={caseList.to({ case: id })} size="sm">
              Back to the case
            </ButtonLink>
            {!isOver && (
              <ButtonLink to={`${PAYMENT_CASES}/${id}/edit`} size="sm">
                Edit
              </ButtonLink>
            )}
          </div>
        }
        className="border border-hairline bg-paper"
      >
        Fields and buttons are switched off here.
      </Notice>
      <fieldset
        disabled
        className="min-w-0 border border-hairline bg-paper text-base [--control:44px] [--page-inline:24px] [&_.input]:bg-paper! [&_.input]:text-ink! [&_.tick]:bg-paper! [&_.tick:checked]:bg-deep!"
      >
        {children}
      </fieldset>
    </div>
  );
}
