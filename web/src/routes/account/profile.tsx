import type { Api } from '#contracts/api.ts';
import { BillingForm } from '#web/features/account/billing-form.tsx';
import { CalendarFeed } from '#web/features/account/calendar-feed.tsx';
import { PasswordForm } from '#web/features/account/password-form.tsx';
import { ProfileForm } from '#web/features/account/profile-form.tsx';
import { ProfilePhoto } from '#web/features/account/profile-photo.tsx';
import { saveBilling } from '#web/features/account/save-billing.server.ts';
import { titleOf } from '#web/features/account/titles.ts';
import { VerificationNotice } from '#web/features/account/verification-notice.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import type { Route } from './+types/profile';

// One form at a time: they ask for the same names, and would not be told apart by them.
const SECTIONS = ['about', 'billing', 'calendar', 'password'] as const;

const sectionTo = (section: (typeof SECTIONS)[number]) =>
  section === 'about' ? '/profile' : `/profile?section=${section}`;

export const loader = async (args: Route.LoaderArgs) => {
  const api = personalApi(args);
  const { profile } = requireAnswer(await api.call('getProfile', {}), args.request);
  const { billingInfo } = requireAnswer(await api.call('getBillingInfo', {}), args.request);
  const asked = new URL(args.request.url).searchParams.get('section');
  const section = SECTIONS.find((name) => name === asked) ?? 'about';
  const { feed } = requireAnswer(await api.call('getCalendarFeed', {}), args.request);
  return { profile, billing: billingInfo, feed, section };
};

const PROFILE = [
  'firstName',
  'lastName',
  'phoneNumber',
  'profession',
  'licenceNumber',
  'certificateName',
] as const;
const PASSWORDS = ['currentPassword', 'password', 'confirmPassword'] as const;

const FEED_ACTS = ['make-feed', 'renew-feed', 'revoke-feed'] as const;

const ACTS = [
  'save-profile',
  'remove-photo',
  'save-billing',
  'change-password',
  'resend-verification',
  ...FEED_ACTS,
] as const;

const save = (api: Api, form: FormData, act: (typeof ACTS)[number]) => {
  switch (act) {
    case 'save-profile':
      return api.call('updateProfile', { ...formReader(form).typed(PROFILE), title: titleOf(form) });
    case 'remove-photo':
      return api.call('removeProfilePhoto', {});
    case 'save-billing':
      return saveBilling(api, form);
    case 'change-password':
      return api.call('changePassword', formReader(form).typed(PASSWORDS));
    case 'resend-verification':
      return api.call('resendVerification', {});
    case 'make-feed':
      return api.call('makeCalendarFeed', {});
    case 'renew-feed':
      return api.call('renewCalendarFeed', {});
    case 'revoke-feed':
      return api.call('revokeCalendarFeed', {});
  }
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const form = await args.request.formData();
  const { act } = requireIntent(form, ACTS);
  const answer = await save(personalApi(args), form, act);
  return answer.success ? { saved: act, message: answer.message } : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Profile',
    description: 'Your profile, billing details, calendar and password.',
  }),
  notIndexed,
];

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, billing, feed, section } = loaderData;
  const saved = actionData && 'saved' in actionData ? actionData : undefined;
  const done = (intent: string) =>
    saved?.saved === intent && (
      <Notice key={intent} tone="success" live className="mb-6">
        {saved.message}
      </Notice>
    );
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title="Profile" size="3xl" lead={<span className="wrap-anywhere">{profile.email}</span>} />
      {done('resend-verification')}
      {!profile.emailVerified && (
        <VerificationNotice email={profile.email} failure={failureOf(actionData, 'resend-verification')} />
      )}
      <TabsNav
        label="Profile"
        className="mb-8"
        current={sectionTo(section)}
        items={[
          { to: sectionTo('about'), label: 'About you' },
          { to: sectionTo('billing'), label: 'Billing information' },
          { to: sectionTo('calendar'), label: 'Calendar' },
          { to: sectionTo('password'), label: 'Password' },
          { to: '/profile/safety', label: 'Safety' },
          { to: '/profile/licence', label: 'License' },
          { to: '/profile/privacy', label: 'Privacy' },
        ]}
      />
      {section === 'about' && (
        <Section title="About you">
          {done('save-profile')}
          {done('remove-photo')}
          <ProfilePhoto
            name={`${profile.firstName} ${profile.lastName}`}
            url={profile.profilePhotoUrl}
            failure={failureOf(actionData, 'remove-photo')}
          />
          <ProfileForm profile={profile} failure={failureOf(actionData, 'save-profile')} />
        </Section>
      )}
      {section === 'billing' && (
        <Section title="Billing information" intro="Printed on receipts and invoices.">
          {done('save-billing')}
          <BillingForm billing={billing} failure={failureOf(actionData, 'save-billing')} />
        </Section>
      )}
      {section === 'calendar' && (
        <Section title="Calendar" intro="Your courses in your own calendar.">
          {FEED_ACTS.map(done)}
          <CalendarFeed feed={feed} failureOf={(intent) => failureOf(actionData, intent)} />
        </Section>
      )}
      {section === 'password' && (
        <Section title="Password" intro="Your other sessions end when it has changed.">
          {done('change-password')}
          <PasswordForm failure={failureOf(actionData, 'change-password')} />
        </Section>
      )}
    </main>
  );
}
