import { isPayable } from '#domain/cases/case-status.ts';
import { PreviewFrame } from '#web/features/payment-cases/detail/case-preview-frame.tsx';
import { LinkForm } from '#web/features/payment-link/link-form.tsx';
import { LinkOver } from '#web/features/payment-link/link-over.tsx';
import { RequestAside } from '#web/features/payment-link/request-aside.tsx';
import { RequestHead } from '#web/features/payment-link/request-head.tsx';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import type { Route } from './+types/payment-case-preview';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const { paymentCase } = requireAnswer(await personalApi(args).call('previewPaymentCase', { id }));
  return { id, request: paymentCase };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Preview of ${loaderData?.request.caseId ?? 'a payment case'}`,
    'What the payer of a case sees.',
  );

export default function PreviewPaymentCase({ loaderData }: Route.ComponentProps) {
  const { id, request } = loaderData;
  const isOpen = isPayable(request.status);
  return (
    <PreviewFrame
      id={id}
      payer={request.payer.name}
      isOver={request.status === 'cancelled' || request.status === 'refunded'}
    >
      {isOpen && <RequestHead request={request} />}
      <div className="wrap grid gap-x-18 gap-y-12 py-(--s6) lg:grid-cols-[minmax(0,1fr)_320px]">
        {isOpen ? <LinkForm request={request} /> : <LinkOver request={request} hasAsked={false} />}
        <RequestAside request={request} />
      </div>
    </PreviewFrame>
  );
}
