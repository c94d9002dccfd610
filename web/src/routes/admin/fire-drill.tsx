import { redirect } from 'react-router';
import { DrillProgress } from '#web/features/fire-drill/drill-progress.tsx';
import { isUnderWay, outcomeOf, stateWords } from '#web/features/fire-drill/drill-words.ts';
import { EarlierDrills } from '#web/features/fire-drill/earlier-drills.tsx';
import { Scorecard } from '#web/features/fire-drill/scorecard.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { FIRE_DRILL } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/fire-drill';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  return requireAnswer(await personalApi(args).call('listFireDrills', {}));
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const form = await args.request.formData();
  const answer = await personalApi(args).call('startFireDrill', {});
  return answer.success ? redirect(FIRE_DRILL, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Fire drill', 'Whether money stays right when the card gateway misbehaves.');

export default function FireDrill({ loaderData, actionData }: Route.ComponentProps) {
  const [latest, ...earlier] = loaderData.drills;
  return (
    <>
      <PageHeader size="2xl" title="Fire drill" />
      <div className="grid gap-4">
        <Sheet title="Does money stay right when the card gateway misbehaves?">
          <p className="mb-4 max-w-[70ch] text-md">
            The drill sells places to invented people while a stand-in gateway sends messages twice, late,
            forged or never, charges wrong amounts and loses answers. Then it verifies the books. It works in
            a database of its own, which is dropped afterwards: orders, people and seats of the academy are
            not touched, no mail is sent and no real gateway is called.
          </p>
          <Form
            intent="start"
            failure={failureOf(actionData, 'start')}
            className="grid justify-items-start gap-4"
          >
            <SubmitButton busyLabel="Starting...">Run the drill</SubmitButton>
          </Form>
        </Sheet>
        {latest && (
          <Sheet
            flush
            title={`Drill of ${officeMoment(latest.requestedAt)}`}
            actions={<Lamp kind={stateWords[latest.state].lamp}>{stateWords[latest.state].label}</Lamp>}
          >
            {isUnderWay(latest) ? (
              <DrillProgress drill={latest} />
            ) : (
              <div className="grid gap-1 border-b border-hairline px-5 py-4 wrap-anywhere last:border-b-0">
                <p className="text-md">{outcomeOf(latest)}</p>
                <p className="text-xs text-muted">Run by {latest.requestedBy}</p>
              </div>
            )}
            <Scorecard drill={latest} />
          </Sheet>
        )}
        {earlier.length > 0 && (
          <Sheet flush title="Earlier drills">
            <EarlierDrills drills={earlier} />
          </Sheet>
        )}
      </div>
    </>
  );
}
