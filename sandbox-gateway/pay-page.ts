import { type CardForm, testCards } from './cards.ts';
import type { Gateway, Issue } from './gateway.ts';
import { formatClock, formatMoney, type Html, html } from './html.ts';
import type { Page } from './page.ts';
import type { DeclineReason } from './payments.ts';
import type { Session } from './session.ts';

const declineTexts: Record<DeclineReason, string> = {
  declined: 'Your bank declined this card. Nothing was charged. You can try again or use another card.',
  'insufficient-funds':
    'This card has insufficient funds. Nothing was charged. You can try again with another card.',
  'challenge-denied':
    'The payment was not approved with your bank. Nothing was charged. You can try again or use another card.',
};

type Field = { name: keyof CardForm; label: string; autocomplete: string; hint?: string; numeric?: boolean };

const numberField: Field = { name: 'number', label: 'Card number', autocomplete: 'cc-number', numeric: true };
const expiryField: Field = { name: 'expiry', label: 'Expiry date', autocomplete: 'cc-exp', hint: 'MM / YY' };
const cvcField: Field = {
  name: 'cvc',
  label: 'Security code',
  autocomplete: 'cc-csc',
  hint: '3 or 4 digits',
  numeric: true,
};
const nameField: Field = { name: 'name', label: 'Name on card', autocomplete: 'cc-name' };

const emptyForm: CardForm = { number: '', expiry: '', cvc: '', name: '' };

type CardPage = { values?: CardForm; issues?: Issue[]; declined?: DeclineReason | undefined };

export function cardPage(gateway: Gateway, session: Session, { values, issues, declined }: CardPage): Page {
  const shown = values ?? emptyForm;
  const wrong = issues ?? [];
  const field = (one: Field) => inputField(one, shown[one.name], wrong);
  const prefix = wrong.length > 0 ? 'Error: ' : declined ? 'Card declined: ' : '';
  return {
    title: `${prefix}Pay ${formatMoney(session.amountMinor, session.currency)}`,
    status: wrong.length > 0 ? 422 : 200,
    formTargets: formTargets(session),
    body: html`
<section class="card">
${summary(gateway, session)}
<p class="quiet">You can pay until ${formatClock(session.expiresAt)}, Dubai time.</p>
${declined && wrong.length === 0 ? alert('Card declined', html`<p>${declineTexts[declined]}</p>`) : undefined}
${wrong.length > 0 ? alert('Please correct the following', issueList(wrong)) : undefined}
<form method="post" action="${payPath(gateway, session)}" novalidate>
${field(numberField)}
<div class="pair">${field(expiryField)}${field(cvcField)}</div>
${field(nameField)}
<button class="button">Pay ${formatMoney(session.amountMinor, session.currency)}</button>
</form>
<a class="button second" href="${session.cancelUrl}">Cancel</a>
</section>
${testCardList()}`,
  };
}

export function challengePage(gateway: Gateway, session: Session): Page {
  return {
    title: 'Approve your payment',
    status: 200,
    formTargets: formTargets(session),
    body: html`
<section class="card">
<h1>Approve your payment</h1>
<p>Your bank asks you to confirm this payment with the card ending in ${session.challengedCard ?? ''} (3-D Secure).</p>
<p class="amount">${formatMoney(session.amountMinor, session.currency)}</p>
<p>${merchantName(gateway, session)}</p>
<form method="post" action="${payPath(gateway, session)}/challenge">
<button class="button" name="answer" value="approve">Approve payment</button>
<button class="button second" name="answer" value="deny">Deny payment</button>
</form>
</section>`,
  };
}

/** What the page of a session says once there is nothing more to do on it. */
export function endedPage(gateway: Gateway, session: Session): Page {
  if (session.state === 'captured') {
    return {
      title: 'Payment complete',
      status: 200,
      body: html`
<section class="card">
<h1>Payment complete</h1>
<p class="amount">${formatMoney(session.amountMinor, session.currency)}</p>
<p>Paid to ${merchantName(gateway, session)} for ${session.description}.</p>
<p class="quiet">Transaction ${session.transactionId ?? ''}</p>
<a class="button" href="${returnUrl(session)}">Return to ${merchantName(gateway, session)}</a>
</section>`,
    };
  }
  return {
    title: 'Payment page expired',
    status: 410,
    body: html`
<section class="card">
<h1>This payment page has expired</h1>
<p>Nothing was charged. Go back to ${merchantName(gateway, session)} to start the payment again.</p>
<a class="button" href="${session.cancelUrl}">Return to ${merchantName(gateway, session)}</a>
</section>`,
  };
}

export function failurePage(status: number): Page {
  const missing = status === 404;
  return {
    title: missing ? 'Page not found' : 'Something went wrong',
    status,
    body: html`
<section class="card">
<h1>${missing ? 'There is no such payment page' : 'Something went wrong'}</h1>
<p>${missing ? 'Check the link, or go back to the shop and start again.' : 'Nothing was changed. Please try again.'}</p>
</section>`,
  };
}

/** Where the payer goes after paying: the merchant's page, told which session this was. */
export function returnUrl(session: Session): string {
  const url = new URL(session.successUrl);
  url.searchParams.set('session_id', session.id);
  return url.href;
}

export function payPath(gateway: Gateway, session: Session): string {
  return `${gateway.prefix}/pay/${session.id}`;
}

function summary(gateway: Gateway, session: Session): Html {
  return html`<h1>Pay ${merchantName(gateway, session)}</h1>
<p>${session.description}</p>
<p class="amount">${formatMoney(session.amountMinor, session.currency)}</p>`;
}

function merchantName(gateway: Gateway, session: Session): string {
  return gateway.merchantName ?? new URL(session.successUrl).host;
}

function formTargets(session: Session): string[] {
  return [new URL(session.successUrl).origin];
}

/** Takes the focus, so that a screen reader starts with what went wrong. */
function alert(heading: string, content: Html): Html {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus aria-labelledby="alert-heading">
<h2 id="alert-heading">${heading}</h2>${content}</div>`;
}

function issueList(issues: Issue[]): Html {
  const lines = issues.map((issue) => html`<li><a href="#${issue.field}">${issue.message}</a></li>`);
  return html`<ul>${lines}</ul>`;
}

function inputField(field: Field, value: string, issues: Issue[]): Html {
  const { name, label, autocomplete, hint, numeric } = field;
  const issue = issues.find((one) => one.field === name);
  const described = [hint && `${name}-hint`, issue && `${name}-wrong`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" required maxlength="100"
 ${numeric ? html` inputmode="numeric"` : undefined}
 ${described ? html` aria-describedby="${described}"` : undefined}
 ${issue ? html` aria-invalid="true"` : undefined}>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : undefined}
${issue ? html`<p class="wrong" id="${name}-wrong">${issue.message}</p>` : undefined}
</div>`;
}

function testCardList(): Html {
  const cards = testCards.map(
    (card) => html`<div><dt>${card.label}</dt><dd><code>${card.number}</code></dd></div>`,
  );
  return html`<section class="card" aria-labelledby="test-cards">
<h2 id="test-cards">Test cards</h2>
<p class="quiet">Use any expiry date in the future, any security code and any name.</p>
<dl class="cards">${cards}</dl>
</section>`;
}
