import type { Delivery } from './deliveries.ts';
import type { Gateway } from './gateway.ts';
import { formatInstant, formatMoney, type Html, html } from './html.ts';
import { modeDescriptions, modes } from './modes.ts';
import type { Page } from './page.ts';
import type { Session } from './session.ts';
import type { Settings } from './settings.ts';

type Facts = { settings: Settings; sessions: Session[]; deliveries: Delivery[] };

export function controlPage(gateway: Gateway, { settings, sessions, deliveries }: Facts): Page {
  return {
    title: 'Control',
    status: 200,
    wide: true,
    body: html`
<h1>Gateway control</h1>
<section class="card">${modeForm(gateway, settings)}</section>
<section class="card">${sessionTable(gateway, sessions)}</section>
<section class="card">${deliveryTable(gateway, deliveries)}</section>`,
  };
}

function modeForm(gateway: Gateway, settings: Settings): Html {
  const options = modes.map((mode) => {
    const selected = mode === settings.mode ? html` selected` : undefined;
    return html`<option value="${mode}"${selected}>${mode}: ${modeDescriptions[mode]}</option>`;
  });
  return html`<h2>How the gateway behaves</h2>
<p>Now: <strong>${settings.mode}</strong>. ${modeDescriptions[settings.mode]}.</p>
<form method="post" action="${gateway.prefix}/control">
<div class="field"><label for="mode">Mode</label><select id="mode" name="mode">${options}</select></div>
<div class="field"><label for="delaySeconds">Delay in seconds</label>
<input id="delaySeconds" name="delaySeconds" type="number" min="0" max="86400" required value="${settings.delaySeconds}">
</div>
<button class="button">Switch</button>
</form>`;
}

function sessionTable(gateway: Gateway, sessions: Session[]): Html {
  const rows = sessions.map(
    (session) => html`<tr>
<td><a href="${gateway.prefix}/pay/${session.id}">${session.id.slice(0, 11)}</a></td>
<td>${session.merchantReference}</td><td>${session.state}</td>
<td>${formatMoney(session.amountMinor, session.currency)}</td>
<td>${formatMoney(session.refundedMinor, session.currency)}</td>
<td>${session.mode ?? '–'}</td><td>${formatInstant(session.createdAt)}</td><td>${formatInstant(session.expiresAt)}</td>
</tr>`,
  );
  return table('Recent sessions', {
    heads: ['Session', 'Reference', 'State', 'Amount', 'Refunded', 'Own mode', 'Created', 'Expires'],
    rows,
    empty: 'No sessions yet. They appear here when a merchant starts a payment.',
  });
}

function deliveryTable(gateway: Gateway, deliveries: Delivery[]): Html {
  const rows = deliveries.map(
    (delivery) => html`<tr>
<td>${delivery.id}</td><td>${delivery.type}</td><td>${delivery.kind}</td><td>${delivery.sessionId.slice(0, 11)}</td>
<td>${delivery.attempts}</td><td>${delivery.lastResult ?? '–'}</td><td>${formatInstant(delivery.deliveredAt)}</td>
<td>${formatInstant(delivery.nextAt)}</td><td>${deliveryButton(gateway, delivery)}</td>
</tr>`,
  );
  return table('Recent deliveries', {
    heads: [
      'Delivery',
      'Event',
      'Kind',
      'Session',
      'Attempts',
      'Last answer',
      'Delivered',
      'Next try',
      'Action',
    ],
    rows,
    empty: 'No webhooks yet. They appear here when a payment is captured, declined, expired or refunded.',
  });
}

function deliveryButton(gateway: Gateway, { id, deliveredAt }: Delivery): Html {
  const [action, label] = deliveredAt ? ['replay', 'Replay'] : ['deliver', 'Deliver now'];
  return html`<form method="post" action="${gateway.prefix}/control/deliveries/${id}/${action}">
<button class="button second small" aria-label="${label}, delivery ${id}">${label}</button></form>`;
}

function table(caption: string, content: { heads: string[]; rows: Html[]; empty: string }): Html {
  if (content.rows.length === 0) return html`<h2>${caption}</h2><p class="quiet">${content.empty}</p>`;
  const heads = content.heads.map((head) => html`<th scope="col">${head}</th>`);
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${content.rows}</tbody></table></div>`;
}
