import type { MailAttachment, MailMessage } from '../adapters/mail/Mailer.ts';
import { html, type Markup } from './html.ts';

type Facts = readonly (readonly [label: string, value: string])[];

export interface FlightCard {
  service: string;
  airportCode: string;
  airportName: string;
  when: string;
  facts: Facts;
}

export interface Recipient {
  to: string;
  /** The name is missing until the e-mail address is verified: a stranger may have entered both. */
  name?: string;
}

export interface Letter {
  subject: string;
  heading?: string;
  paragraphs: readonly string[];
  flights?: readonly FlightCard[];
  facts?: Facts;
  action?: { label: string; url: string };
  links?: readonly { label: string; url: string }[];
  closing?: readonly string[];
  attachments?: MailAttachment[];
}

const linesOf = (facts: Facts): string => facts.map(([label, value]) => `${label}: ${value}`).join('\n');

const flightText = ({ service, airportName, when, facts }: FlightCard): string =>
  [`${service} at ${airportName}`, when, linesOf(facts)].join('\n');

type Addressed = Letter & Recipient;

const greeting = ({ name }: Recipient): string => (name ? `Dear ${name},` : 'Good day,');

const textOf = (letter: Addressed): string =>
  [
    letter.heading,
    greeting(letter),
    ...letter.paragraphs,
    ...(letter.flights ?? []).map(flightText),
    linesOf(letter.facts ?? []),
    letter.action && `${letter.action.label}:\n${letter.action.url}`,
    ...(letter.links ?? []).map(({ label, url }) => `${label}:\n${url}`),
    ...(letter.closing ?? []),
  ]
    .filter(Boolean)
    .join('\n\n');

const cell = 'padding:4px 0;text-align:left;vertical-align:top';
const button =
  'background:#0b6b3a;color:#ffffff;display:inline-block;padding:12px 24px;border-radius:8px;font-weight:600;text-decoration:none';
const card = 'width:100%;margin:0 0 16px;background:#f6f7f5;border-left:4px solid #0b6b3a;border-radius:8px';
const code = 'font:600 28px/1.2 ui-monospace,Menlo,Consolas,monospace';
const quiet = 'margin:0;font-size:14px;color:#5b6761';

const factTable = (facts: Facts): Markup | false =>
  facts.length > 0 &&
  html`<table cellspacing="0">${facts.map(([label, value]) => html`<tr><th style="${cell};padding-right:16px;font-weight:400;color:#5b6761">${label}</th><td style="${cell};overflow-wrap:anywhere">${value}</td></tr>`)}</table>`;

const flightMarkup = ({ service, airportCode, airportName, when, facts }: FlightCard): Markup =>
  html`<table role="presentation" style="${card}"><tr><td style="padding:16px 20px">
<p style="${quiet}">${service}</p>
<p style="margin:0;${code}">${airportCode}</p>
<p style="${quiet}">${airportName}</p>
<p style="margin:8px 0;font-size:18px;font-weight:600">${when}</p>
${factTable(facts)}</td></tr></table>
`;

const htmlOf = (letter: Addressed): string =>
  html`<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:600">${letter.heading ?? letter.subject}</h1>
<p>${greeting(letter)}</p>
${letter.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${letter.flights?.map(flightMarkup)}
${factTable(letter.facts ?? [])}
${letter.action && html`<p style="margin:24px 0 8px"><a style="${button}" href="${letter.action.url}">${letter.action.label}</a></p><p style="${quiet};word-break:break-all">Or open this address: ${letter.action.url}</p>`}
${letter.links?.map(({ label, url }) => html`<p><a style="color:#0b6b3a" href="${url}">${label}</a></p>`)}
${letter.closing?.map((paragraph) => html`<p style="${quiet};margin-top:16px">${paragraph}</p>`)}
`.markup;

export const compose = (letter: Addressed): MailMessage => ({
  to: letter.to,
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
  ...(letter.attachments && { attachments: letter.attachments }),
});

export const pdfAttachment = (name: string, content: Buffer): MailAttachment => ({
  name,
  contentType: 'application/pdf',
  content,
});
